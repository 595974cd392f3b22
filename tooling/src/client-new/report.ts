import { contrastOf, parseColour } from '@chada/client-config/node';
import { padTo, type Paint } from '../brand-tools/terminal.ts';
import { layoutHints, layoutNames, layoutSets, type BrandAnswers, type LayoutName } from './brand-answers.ts';
import type { Palette } from './palette/derive.ts';
import { fromOklch, hexOf } from './palette/oklch.ts';
import type { RunningBrand } from './find-running-brand.ts';

function swatch(hex: string, paint: Paint): string {
  const colour = parseColour(hex);
  if (colour === undefined || paint('bold', '') === '') return '';
  return `\u001b[48;2;${colour.red};${colour.green};${colour.blue}m    \u001b[0m `;
}

export function paletteLines({ semantic, adjustments }: Palette, paint: Paint): readonly string[] {
  const shown = ['surface', 'surface-raised', 'text', 'text-muted', 'accent', 'accent-text'] as const;
  const page = fromOklch(semantic.surface);
  const lines = shown.map((name) => {
    const hex = hexOf(semantic[name]);
    const ratio = contrastOf(fromOklch(semantic[name]), page).toFixed(1);
    const figure = name.startsWith('surface') ? '' : paint('dim', `${ratio}:1`);
    return `  ${swatch(hex, paint)}${padTo(name, 15)} ${hex}  ${figure}`.trimEnd();
  });
  const adjusted = adjustments.map(
    ({ what, asked, used, why }) =>
      `  ${paint('yellow', 'adjusted')} ${what}: ${swatch(asked, paint)}${asked} -> ${swatch(used, paint)}${used}  ${paint('dim', why)}`,
  );
  return [...lines, ...adjusted];
}

function layoutLines(chosen: LayoutName, id: string): readonly string[] {
  const others = layoutNames.filter((name) => name !== chosen);
  const data = (name: LayoutName): string =>
    Object.entries(layoutSets[name])
      .map(([field, value]) => `"${field}": "${value}"`)
      .join(', ');
  return [
    `Layout   ${chosen}: ${layoutHints[chosen]}`,
    `         others for "layout" in clients/${id}/client.json:`,
    ...others.map((name) => `         ${padTo(name, 8)} ${data(name)}`),
  ];
}

export function reportLines(
  answers: BrandAnswers,
  palette: Palette,
  files: number,
  { url, running }: RunningBrand,
  paint: Paint,
): readonly string[] {
  const { id } = answers;
  const seen = running
    ? `${paint('green', 'running')}  ${paint('bold', url)}`
    : `${paint('bold', 'pnpm start')}  then ${url}`;
  return [
    `${paint('green', 'ok')} ${paint('bold', `clients/${id}`)}: ${answers.name}, ${files} files, checked.`,
    '',
    ...paletteLines(palette, paint),
    '',
    ...layoutLines(answers.layout, id),
    '',
    `See it   ${seen}`,
    '         sign in as the sample member that `pnpm start` names',
    '',
    'Next',
    `  1. Artwork: replace what you have in clients/${id}/assets (svg, png or jpg); the page shows it at once.`,
    `  2. Colours: clients/${id}/tokens.json. Words: clients/${id}/messages.th.json, one line a text.`,
    `  3. ${paint('bold', `pnpm client:check ${id}`)} shows every mistake; ${paint('bold', `pnpm client:explain ${id}`)} where each value comes from.`,
    `  4. Pages: fill the blanks in [[brackets]] in clients/${id}/pages: terms, privacy, rules, about, help.`,
    `  5. For production: pnpm client:check ${id} --production lists what is missing, such as "licence".`,
    '     The guide: docs/launch-a-brand.md',
  ];
}
