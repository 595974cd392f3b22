import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  checkClient,
  readTokenSheet,
  secondPaletteFiles,
  type LoadedClient,
  type Problem,
} from '@chada/client-config/node';
import { readArguments, UsageError } from '../brand-tools/arguments.ts';
import { isReadable, logoHint, logoLine, measureLogos } from '../brand-tools/measure-logo.ts';
import { brandFolder } from '../brand-tools/brand-folders.ts';
import { problemLines } from '../brand-tools/check-report.ts';
import type { Terminal } from '../brand-tools/terminal.ts';
import { jsonText } from '../client-new/json-text.ts';
import { paletteLines } from '../client-new/report.ts';
import { componentChoices, deriveSecond, semanticTokens } from './second-tokens.ts';
import { paletteHelp } from '../commands/brand-usages.ts';

type Values = Readonly<Record<string, { readonly $value: string }>>;

const fileOf = (semantic: Values, component: Values): object => ({
  $schema: '../../packages/client-config/tokens.schema.json',
  semantic,
  ...(Object.keys(component).length === 0 ? {} : { component }),
});

/**
 * Returns the colours of components for the second palette. For each colour, checks the brand with each possible value,
 * and chooses the value with the fewest problems. If several values are equally good, chooses the first of these values.
 */
function componentTokens(
  loaded: LoadedClient,
  semantic: Values,
  check: (tokens: object) => readonly Problem[],
): Values {
  const names = readTokenSheet(loaded.folder)
    .tokens.filter(({ group, type, isDefault }) => group === 'component' && type === 'color' && !isDefault)
    .map(({ name }) => name);
  let chosen: Values = {};
  for (const name of names) {
    const tries = componentChoices(name, loaded.tokens).map((value) => {
      const component = value === undefined ? chosen : { ...chosen, [name]: { $value: value } };
      return { component, mistakes: check(fileOf(semantic, component)).length };
    });
    const fewest = Math.min(...tries.map(({ mistakes }) => mistakes));
    chosen = tries.find(({ mistakes }) => mistakes === fewest)?.component ?? chosen;
  }
  return chosen;
}

/** Runs `pnpm client:palette`. Returns the exit code. Throws a UsageError for invalid arguments. */
export async function paletteCommand(
  args: readonly string[],
  root: string,
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = readArguments(
    args,
    {
      replace: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    1,
  );
  if (values.help === true) {
    terminal.out(paletteHelp);
    return 0;
  }
  const [id] = positionals;
  if (id === undefined) throw new UsageError(`Which brand?\n\n${paletteHelp}`);
  const folder = brandFolder(root, id);
  const report = (problems: readonly Problem[], end: string): number => {
    for (const problem of problems) terminal.err(problemLines(problem, root, terminal.style).join('\n'));
    terminal.err(end);
    return 1;
  };
  // Tries the palettes in a copy of the brand's folder, so that a running site does not show them.
  const temporary = mkdtempSync(join(tmpdir(), 'chada-palette-'));
  const copy = join(temporary, id);
  const names: readonly string[] = Object.values(secondPaletteFiles);
  try {
    cpSync(folder, copy, { recursive: true, filter: (file) => !names.includes(basename(file)) });
    const inFolder = (problem: Problem): Problem => ({
      ...problem,
      file: problem.file.replace(copy, folder),
    });
    const { loaded, problems } = checkClient(copy);
    if (loaded === undefined)
      return report(
        problems.map(inFolder),
        `\nThe brand has mistakes. Fix them first: pnpm client:check ${id}`,
      );
    const { colorScheme } = loaded.client.theme;
    const scheme = colorScheme === 'dark' ? 'light' : 'dark';
    const name = secondPaletteFiles[colorScheme];
    if (existsSync(join(folder, name)) && values.replace !== true)
      throw new UsageError(`clients/${id}/${name} exists already. --replace writes it again.`);
    const check = (tokens: object): readonly Problem[] => {
      writeFileSync(join(copy, name), JSON.stringify(tokens));
      return checkClient(copy, { assets: false }).problems;
    };
    const palette = deriveSecond(loaded.tokens, scheme);
    const semantic = semanticTokens(palette);
    const tokens = fileOf(semantic, componentTokens(loaded, semantic, check));
    const remaining = check(tokens).map(inFolder);
    if (remaining.length > 0)
      return report(remaining, '\nNo palette with enough contrast was found, so nothing was written.');
    writeFileSync(join(folder, name), await jsonText(tokens));
    terminal.out(`${terminal.style('green', 'ok')} clients/${id}/${name}`);
    for (const line of paletteLines(palette, terminal.style)) terminal.out(line);
    terminal.out(`All texts of the ${scheme} palette are readable. Look at the pictures on it, too.`);
    const { loaded: withSecond } = checkClient(copy);
    const logos = withSecond === undefined ? [] : await measureLogos(withSecond);
    for (const logo of logos.filter(({ palette: of }) => of === 'second'))
      terminal.out(`${logoLine(logo)}.${isReadable(logo) ? '' : ` ${logoHint(logo)}`}`);
    return 0;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
