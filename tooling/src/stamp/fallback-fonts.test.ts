import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkClients } from '@chada/client-config/node';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { fallbackFacesCss } from './fallback-fonts.ts';

const { loaded } = checkClients(join(repoRoot, 'clients'));

function facesOf(id: string): readonly string[] {
  const brand = loaded.find(({ client }) => client.id === id);
  if (brand === undefined) throw new Error(`No client ${id} was loaded.`);
  const css = fallbackFacesCss(brand.client, (path) => readFileSync(join(brand.folder, path)));
  return css.split(/(?=@font-face)/);
}

function metricsOf(faces: readonly string[], font: string): readonly (string | undefined)[] {
  const face = faces.find((candidate) => candidate.includes(`local("${font}")`)) ?? '';
  return ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'].map(
    (name) => new RegExp(`${name}:([\\d.]+%)`).exec(face)?.[1],
  );
}

describe('fallback fonts', () => {
  it.each([
    [
      'daothong',
      ['103.3%', '103.4%', '22.5%', '0%'],
      ['92.8%', '115.1%', '25.0%', '0%'],
      ['95.8%', '111.4%', '24.2%', '0%'],
    ],
    [
      'chaba',
      ['105.5%', '103.3%', '40.0%', '0%'],
      ['94.1%', '115.8%', '44.8%', '0%'],
      ['106.8%', '102.0%', '39.5%', '0%'],
    ],
    [
      'nava',
      ['104.4%', '106.9%', '51.2%', '0%'],
      ['93.3%', '119.6%', '57.2%', '0%'],
      ['101.4%', '110.1%', '52.7%', '0%'],
    ],
  ])('of %s have the metrics of its own fonts', (id, noto, tahomaBold, roboto) => {
    const faces = facesOf(id);
    expect(metricsOf(faces, 'Noto Sans Thai')).toEqual(noto);
    expect(metricsOf(faces, 'Tahoma Bold')).toEqual(tahomaBold);
    expect(metricsOf(faces, 'Roboto')).toEqual(roboto);
  });

  it('follow the own font of each brand in the font stack', () => {
    for (const { client, tokens } of loaded) {
      const family = client.theme.fontFamily;
      expect(tokens['--font-family']).toMatch(new RegExp(`^"${family}","${family} fallback",`));
      expect(facesOf(client.id).every((face) => face.includes(`font-family:"${family} fallback"`))).toBe(
        true,
      );
    }
  });

  it('of other weights have the metrics of the nearest weight, and headings have their own', () => {
    const brand = loaded.find(({ client }) => client.id === 'chaba');
    const { client, folder } = brand ?? {};
    if (client === undefined || folder === undefined) throw new Error('No client was loaded.');
    const fontFaces = client.theme.fontFaces.map((face) => ({
      ...face,
      weight: face.weight === 400 ? 300 : 800,
    }));
    const headingFont = { family: 'Head', faces: fontFaces };
    const css = fallbackFacesCss({ ...client, theme: { ...client.theme, fontFaces, headingFont } }, (path) =>
      readFileSync(join(folder, path)),
    );
    const [body = '', headings = ''] = css.split(/(?=@font-face\{font-family:"Head fallback")(.*)/s);
    expect(body).toBe(facesOf('chaba').join(''));
    expect(headings).toBe(body.replaceAll('"Prompt fallback"', '"Head fallback"'));
  });

  it('do not exist for a brand without font files', () => {
    const [brand] = loaded;
    if (brand === undefined) throw new Error('No client was loaded.');
    const { client } = brand;
    const plain = { ...client, theme: { ...client.theme, fontFaces: [] } };
    expect(fallbackFacesCss(plain, () => Buffer.alloc(0))).toBe('');
  });
});
