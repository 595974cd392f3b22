import { contrastOf, parseColour } from '@chada/client-config/node';
import { padTo, type StyleText } from '../brand-tools/terminal.ts';
import { layoutHints, layoutNames, layoutSets, type BrandAnswers, type LayoutName } from './brand-answers.ts';
import type { Palette } from './palette/derive.ts';
import { fromOklch, hexOf } from './palette/oklch.ts';
import type { RunningBrand } from './find-running-brand.ts';

function swatch(hex: string, style: StyleText): string {
  const colour = parseColour(hex);
  if (colour === undefined || style('bold', '') === '') return '';
  return `\u001b[48;2;${colour.red};${colour.green};${colour.blue}m    \u001b[0m `;
}

export function paletteLines({ semantic, adjustments }: Palette, style: StyleText): readonly string[] {
  const shown = ['surface', 'surface-raised', 'text', 'text-muted', 'accent', 'accent-text'] as const;
  const page = fromOklch(semantic.surface);
  const lines = shown.map((name) => {
    const hex = hexOf(semantic[name]);
    const ratio = contrastOf(fromOklch(semantic[name]), page).toFixed(1);
    const figure = name.startsWith('surface') ? '' : style('dim', `${ratio}:1`);
    return `  ${swatch(hex, style)}${padTo(name, 15)} ${hex}  ${figure}`.trimEnd();
  });
  const adjusted = adjustments.map(
    ({ part, requested, used, why }) =>
      `  ${style('yellow', 'adjusted')} ${part}: ${swatch(requested, style)}${requested} -> ${swatch(used, style)}${used}  ${style('dim', why)}`,
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
  style: StyleText,
): readonly string[] {
  const { id } = answers;
  const siteText = running ? `${style('green', 'running')}  ${style('bold', url)}` : style('bold', url);
  return [
    `${style('green', 'ok')} ${style('bold', `clients/${id}`)}: ${answers.name}, ${files} files, checked.`,
    '',
    ...paletteLines(palette, style),
    '',
    ...layoutLines(answers.layout, id),
    '',
    `See it   ${siteText}`,
    ...(running
      ? []
      : [
          `         after ${style('bold', 'pnpm start')}; if it runs already, it serves the brand in a few seconds`,
          '         at this port, or at the SITE_PORT that you gave it',
        ]),
    '         sign in as the sample member that `pnpm start` names',
    '',
    'Next',
    `  1. Artwork: replace what you have in clients/${id}/assets (svg, png or jpg); the page shows it at once.`,
    `  2. Colours: clients/${id}/tokens.json. Words: clients/${id}/messages.th.json, one line a text.`,
    `  3. ${style('bold', `pnpm client:check ${id}`)} shows every mistake; ${style('bold', `pnpm client:explain ${id}`)} where each value comes from.`,
    `  4. Pages: fill the blanks in [[brackets]] in clients/${id}/pages: terms, privacy, rules, about, help.`,
    `  5. For production: pnpm client:check ${id} --production lists what is missing, such as "licence".`,
    '     The guide: docs/launch-a-brand.md',
  ];
}
