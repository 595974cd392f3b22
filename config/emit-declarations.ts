import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const folder = 'types';

/**
 * Writes a package's declaration files with the TypeScript compiler, because bundling declarations is slower. For each
 * entry point, writes a file that re-exports the declarations of the entry's module. Throws an error with the
 * compiler's output if the compiler fails.
 * @param entry maps names of entry points to their source files, as for tsup. Style sheets are skipped.
 */
export function emitDeclarations(entry: Readonly<Record<string, string>>): void {
  const scripts = Object.entries(entry).filter(([, file]) => !file.endsWith('.css'));
  const project = join('dist', 'tsconfig.declarations.json');
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../src',
      outDir: `./${folder}`,
    },
    files: scripts.map(([, file]) => `../${file}`),
    include: ['../src/**/*.d.ts'],
  };
  mkdirSync('dist', { recursive: true });
  writeFileSync(project, JSON.stringify(settings));
  try {
    execFileSync('tsc', ['--project', project, '--pretty', 'false'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`Could not write the declarations:\n${output}`, { cause: error });
  } finally {
    rmSync(project);
  }
  for (const [name, file] of scripts) {
    const target = join('dist', `${name}.d.ts`);
    const module = relative('src', file)
      .replaceAll('\\', '/')
      .replace(/\.tsx?$/, '.js');
    const specifier = `./${posix.join(posix.relative(posix.dirname(name), folder), module)}`;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `export * from '${specifier}';\n`);
  }
}
