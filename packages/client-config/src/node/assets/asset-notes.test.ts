import { afterEach, expect, it } from 'vitest';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { checkClient } from '../load-client.ts';

afterEach(removeBrands);

it('a text in a drawing has a note, because a picture can not use the fonts of the page', () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><text y="2">เรือนไทย</text></svg>';
  const { folder } = brand({ ...exampleFiles(), 'assets/logo.svg': logo });
  const { problems, notes } = checkClient(folder);
  expect(problems).toEqual([]);
  expect(problemTexts({ problems: notes }, folder)).toEqual([
    'client.json:11:13 The text in "assets/logo.svg" has the font of the device, not that of the brand. | Convert the text to paths in your drawing program.',
  ]);
});

it('a file that nothing names has a note, unless it is a text or hidden', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const unnamed = { 'assets/old/lobby.svg': svg, 'assets/head.ttf': 'x' };
  const silent = { 'assets/fonts/OFL.txt': 'x', 'assets/LICENCE': 'x', 'assets/.DS_Store': 'x' };
  const page = '---\ntitle: a\ndescription: b\n---\n\n![ภาพ](assets/team.svg)\n';
  const shown = { 'pages/about.th.md': page, 'assets/team.svg': svg };
  const { folder } = brand({ ...exampleFiles(), ...unnamed, ...silent, ...shown });
  const { problems, notes } = checkClient(folder);
  expect(problems).toEqual([]);
  expect(problemTexts({ problems: notes }, folder).toSorted()).toEqual([
    'assets/head.ttf:1:1 Neither client.json nor a page names this file, so it has no effect. | Name it, or delete it.',
    'assets/old/lobby.svg:1:1 Neither client.json nor a page names this file, so it has no effect. | Name it, or delete it.',
  ]);
});

it.each([
  ['is no JSON', '"id"', 'id'],
  ['has a misspelt name of a file', 'assets/logo.svg', 'assets/lgo.svg'],
])('no file has a note if client.json %s', (_name, find, put) => {
  const { folder } = brand(changed(['client.json', find, put]));
  const { problems, notes } = checkClient(folder);
  expect(problems).toHaveLength(1);
  expect(notes).toEqual([]);
});

it('a drawing with a size but without a viewBox has a note, because older browsers do not scale it', () => {
  const drawing = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="9" height="3"/></svg>`;
  const notesOf = (attributes: string) => {
    const { folder } = brand({ ...exampleFiles(), 'assets/logo.svg': drawing(attributes) });
    const { problems, notes } = checkClient(folder);
    expect(problems).toEqual([]);
    return problemTexts({ problems: notes }, folder);
  };
  expect(notesOf('width="90" height=\'30px\'')).toEqual([
    'client.json:11:13 "assets/logo.svg" has no viewBox, so older browsers such as Edge 15 do not scale it. | Write viewBox="0 0 90 30" in its <svg>.',
  ]);
  expect(notesOf('width="90" height="30" viewBox="0 0 9 3"')).toEqual([]);
});
