import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadClient, readJsonSource, type LoadedClient } from '@chada/client-config/node';
import { formatText } from '../format-text.ts';
import { readArguments, UsageError } from './arguments.ts';
import { brandFolder } from './brand-folders.ts';
import { drawIcons, iconFields, iconFiles, type IconField } from './draw-icons.ts';
import type { Terminal } from './terminal.ts';
import { iconsHelp } from '../commands/brand-usages.ts';

function withFields(file: string, text: string, icon: string, fields: readonly IconField[]) {
  const { line, column } = readJsonSource(file, text).problemAt(['assets', 'icon'], '');
  const before = text.split('\n').slice(0, line - 1);
  const end =
    before.join('\n').length + (before.length > 0 ? 1 : 0) + column - 1 + JSON.stringify(icon).length;
  const added = fields.map((field) => `,\n"${field}": "${iconFiles[field]}"`).join('');
  return formatText(file, text.slice(0, end) + added + text.slice(end));
}

async function writeIcons({ folder, client }: LoadedClient): Promise<readonly string[]> {
  const { assets, theme } = client;
  const icons = await drawIcons(readFileSync(join(folder, assets.icon)), theme.themeColor);
  const written = iconFields.map((field) => {
    const path = assets[field] ?? iconFiles[field];
    writeFileSync(join(folder, path), icons.get(iconFiles[field]) ?? '');
    return path;
  });
  const missing = iconFields.filter((field) => assets[field] === undefined);
  if (missing.length > 0) {
    const file = join(folder, 'client.json');
    writeFileSync(file, await withFields(file, readFileSync(file, 'utf8'), assets.icon, missing));
  }
  return written;
}

/** Runs `pnpm client:icons`. Returns the exit code. Throws a UsageError or a ClientConfigError. */
export async function iconsCommand(
  args: readonly string[],
  root: string,
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = readArguments(args, { help: { type: 'boolean', short: 'h' } }, 1);
  const [id] = positionals;
  if (values.help === true) {
    terminal.out(iconsHelp);
    return 0;
  }
  if (id === undefined) throw new UsageError(`Which brand?\n\n${iconsHelp}`);
  const loaded = loadClient(brandFolder(root, id));
  for (const path of await writeIcons(loaded))
    terminal.out(`${terminal.style('green', 'ok')} clients/${id}/${path}`);
  return 0;
}
