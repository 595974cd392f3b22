import { afterEach, expect, it } from 'vitest';
import { brand, exampleFiles, problemTexts, removeBrands } from '../../../test/example-brand.ts';
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
