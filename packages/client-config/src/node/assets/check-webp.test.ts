import { afterEach, describe, expect, it } from 'vitest';
import { withAssetAddresses } from '../../resolved-client.ts';
import { brand, changed, exampleFiles, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { examplePng, exampleWebp } from '../../../test/example-files.ts';
import { checkClient, loadClient } from '../load-client.ts';

afterEach(removeBrands);

const photo = { picture: 'assets/photo.png', webp: 'assets/photo.webp' };

const banner =
  '{ "id": "a", "picture": { "narrow": "assets/narrow.png", "wide": "assets/strip.png" }, "alt": "ทีมงาน" }';

function files(pairs: unknown, more = ''): Readonly<Record<string, string | Uint8Array>> {
  const written = `"assets": {\n    "webp": ${JSON.stringify(pairs)},\n    "background": "assets/photo.png",${more}`;
  return {
    ...changed(
      ['client.json', '"assets": {', written],
      ['client.json', '"bottomBar"', `"banners": [${banner}],\n  "bottomBar"`],
    ),
    'assets/photo.png': examplePng(800, 600),
    'assets/photo.webp': exampleWebp(400, 300),
    'assets/wide.webp': exampleWebp(800, 200),
    'assets/heavy.webp': Buffer.concat([exampleWebp(800, 600), Buffer.alloc(5000)]),
    'assets/cut.webp': exampleWebp(400, 300).subarray(0, 24),
    'assets/share.png': examplePng(1200, 630),
    'assets/share.webp': exampleWebp(1200, 630),
    'assets/icon.png': examplePng(512, 512),
    'assets/icon.webp': exampleWebp(512, 512),
    'assets/narrow.png': examplePng(720, 360),
    'assets/strip.png': examplePng(1440, 360),
    'assets/narrow.webp': exampleWebp(720, 360),
    'assets/unused.png': examplePng(800, 600),
    'assets/page.png': examplePng(1200, 630),
    'assets/inside.png': examplePng(800, 600),
    'pages/about.th.md':
      '---\ntitle: เกี่ยวกับเรา\ndescription: เรื่องของเรา\nshare: assets/page.png\n---\n\n![บ้าน](assets/inside.png)\n',
  };
}

const notAsWebp = '\n    "share": "assets/share.png",\n    "icon512": "assets/icon.png",';

describe('the WebP of a picture', () => {
  it('[CO-05] gets the URL of its file, next to the picture for all browsers', () => {
    const { client } = loadClient(brand(files([photo])).folder);
    expect(withAssetAddresses(client, (path) => `/lotus/${path}`).assets.webp).toEqual([
      { picture: '/lotus/assets/photo.png', webp: '/lotus/assets/photo.webp' },
    ]);
  });

  it('may be of a picture that only a page shows', () => {
    const inside = { picture: 'assets/inside.png', webp: 'assets/photo.webp' };
    expect(loadClient(brand(files([inside])).folder).client.assets.webp).toEqual([inside]);
  });

  it('has a note if no field names it', () => {
    const { folder } = brand({ ...exampleFiles(), 'assets/logo.webp': exampleWebp(4, 4) });
    const { problems, notes, loaded } = checkClient(folder);
    expect([problems, loaded?.client.id]).toEqual([[], 'example']);
    expect(problemTexts({ problems: notes }, folder)).toEqual([
      'assets/logo.webp:1:1 Neither client.json nor a page names this file, so it has no effect. | Name it in "assets.webp", or in the "picture.webp" of a banner.',
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
      'of the icon',
      [{ picture: 'assets/icon.png', webp: 'assets/icon.webp' }],
      '"assets/icon.png" is "assets.icon512", which is not shown as WebP.',
    ],
    [
      'of a banner',
      [{ picture: 'assets/narrow.png', webp: 'assets/narrow.webp' }],
      '"assets/narrow.png" is a picture of a banner, which has a WebP of its own. | Write "webp" with "narrow" and "wide" in the "picture" of the banner.',
    ],
    [
      'of a picture that nothing shows',
      [{ picture: 'assets/unused.png', webp: 'assets/photo.webp' }],
      '"assets/unused.png" is shown nowhere, so its WebP has no effect. | Name the picture in another field or in a page, or delete this pair.',
    ],
    [
      'of the share picture of a page',
      [{ picture: 'assets/page.png', webp: 'assets/share.webp' }],
      '"assets/page.png" is the share picture of a page, which is not shown as WebP.',
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
    const { folder } = brand(files(pairs, notAsWebp));
    const [first = '', ...others] = problemTexts(checkClient(folder), folder);
    expect(others).toEqual([]);
    const [, location, text] = /^client\.json:(\d+):\d+ ([^]*)$/.exec(first) ?? [];
    expect(location).toBeDefined();
    expect(text).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});
