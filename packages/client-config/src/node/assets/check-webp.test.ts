import { afterEach, describe, expect, it } from 'vitest';
import { withAssetAddresses } from '../../resolved-client.ts';
import { brand, changed, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { examplePng, exampleWebp } from '../../../test/example-files.ts';
import { checkClient, loadClient } from '../load-client.ts';

afterEach(removeBrands);

const photo = { picture: 'assets/photo.png', webp: 'assets/photo.webp' };

function files(pairs: unknown, more = ''): Readonly<Record<string, string | Uint8Array>> {
  const written = `"assets": {\n    "webp": ${JSON.stringify(pairs)},\n    "background": "assets/photo.png",${more}`;
  return {
    ...changed(['client.json', '"assets": {', written]),
    'assets/photo.png': examplePng(800, 600),
    'assets/photo.webp': exampleWebp(400, 300),
    'assets/wide.webp': exampleWebp(800, 200),
    'assets/heavy.webp': Buffer.concat([exampleWebp(800, 600), Buffer.alloc(5000)]),
    'assets/cut.webp': exampleWebp(400, 300).subarray(0, 24),
    'assets/share.png': examplePng(1200, 630),
    'assets/share.webp': exampleWebp(1200, 630),
  };
}

describe('the WebP of a picture', () => {
  it('[CO-05] gets the URL of its file, next to the picture for all browsers', () => {
    const { client } = loadClient(brand(files([photo])).folder);
    expect(withAssetAddresses(client, (path) => `/lotus/${path}`).assets.webp).toEqual([
      { picture: '/lotus/assets/photo.png', webp: '/lotus/assets/photo.webp' },
    ]);
  });

  it('is missing by default', () => {
    expect(loadClient(brand(changed()).folder).client.assets.webp).toEqual([]);
  });

  it.each([
    [
      'of another shape',
      [{ ...photo, webp: 'assets/wide.webp' }],
      '"assets/wide.webp" is 800 x 200 px and "assets/photo.png" 800 x 600 px; both must have the same shape.',
    ],
    [
      'that is no smaller',
      [{ ...photo, webp: 'assets/heavy.webp' }],
      /^"assets\/heavy.webp" has 5030 bytes, not less than "assets\/photo.png" with \d+\.$/,
    ],
    ['given twice', [photo, photo], '"assets/photo.png" occurs twice in "assets.webp".'],
    [
      'of a drawing',
      [{ ...photo, picture: 'assets/logo.svg' }],
      '"assets/logo.svg" is a drawing; only png, jpg and gif need a WebP.',
    ],
    [
      'of the share picture',
      [{ picture: 'assets/share.png', webp: 'assets/share.webp' }],
      '"assets/share.png" is "assets.share", which is not shown as WebP.',
    ],
    [
      'that is cut off',
      [{ ...photo, webp: 'assets/cut.webp' }],
      'The file "assets/cut.webp" is a broken or incomplete webp file.',
    ],
    [
      'without the file',
      [{ ...photo, webp: 'assets/foto.webp' }],
      'The file "assets/foto.webp" does not exist. | Did you mean "assets/photo.webp"?',
    ],
    [
      'as a PNG',
      [{ ...photo, webp: 'assets/photo.png' }],
      /^"assets.webp\[0\].webp" must be a file name .* of the format webp/,
    ],
  ])('%s is reported at its line', (_what, pairs, message) => {
    const { folder } = brand(files(pairs, '\n    "share": "assets/share.png",'));
    const [first = '', ...others] = problemTexts(checkClient(folder), folder);
    expect(others).toEqual([]);
    const [, place, text] = /^client\.json:(\d+):\d+ ([^]*)$/.exec(first) ?? [];
    expect(place).toBeDefined();
    expect(text).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});
