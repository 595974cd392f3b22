import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJsonSource, readTokenSheet } from '@chada/client-config/node';
import { readArguments, UsageError } from '../brand-tools/arguments.ts';
import { brandFolder } from '../brand-tools/brand-folders.ts';
import type { Terminal } from '../brand-tools/terminal.ts';
import type { ArtStyle } from '../client-new/art/style.ts';
import { fontChoices, isFontId } from '../client-new/fonts.ts';
import { deriveSecond } from '../client-palette/second-tokens.ts';
import { artHelp } from '../commands/brand-usages.ts';
import { drawPlaceholder } from './placeholders.ts';
import { readWantedArt, type WantedArtOfBrand } from './wanted-art.ts';

function styleOf(folder: string, { name, theme }: WantedArtOfBrand): ArtStyle {
  const tokens = readTokenSheet(folder).tokens.map(({ name: token, css }) => [`--${token}`, css] as const);
  const font = Object.entries(fontChoices).find(([, { family }]) => family === theme.fontFamily)?.[0] ?? '';
  return {
    name,
    tagline: '',
    font: isFontId(font) ? font : 'sarabun',
    symbol: 'initial',
    palette: deriveSecond(Object.fromEntries(tokens), theme.colorScheme),
  };
}

/** Runs `pnpm client:art`. Returns the exit code. Throws a UsageError for invalid arguments. */
export function artCommand(args: readonly string[], root: string, terminal: Terminal): number {
  const { values, positionals } = readArguments(args, { help: { type: 'boolean', short: 'h' } }, 1);
  if (values.help === true) {
    terminal.out(artHelp);
    return 0;
  }
  const [id] = positionals;
  if (id === undefined) throw new UsageError(`Which brand?\n\n${artHelp}`);
  const folder = brandFolder(root, id);
  const file = join(folder, 'client.json');
  const wanted = readWantedArt(readJsonSource(file, readFileSync(file, 'utf8')).value);
  if (wanted === undefined) {
    terminal.err(`The brand has mistakes. Fix them first: pnpm client:check ${id}`);
    return 1;
  }
  const missing = wanted.art.filter(({ path }) => !existsSync(join(folder, path)));
  if (missing.length === 0) terminal.out(`clients/${id} has each svg that client.json names.`);
  else {
    const style = styleOf(folder, wanted);
    for (const art of missing) {
      const target = join(folder, art.path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, drawPlaceholder(style, art));
      terminal.out(`${terminal.style('green', 'ok')} clients/${id}/${art.path}`);
    }
  }
  return 0;
}
