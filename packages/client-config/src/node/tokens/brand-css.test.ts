import { afterEach, describe, expect, it } from 'vitest';
import { brand, exampleFiles, removeBrands } from '../../../test/example-brand.ts';
import { loadClient } from '../load-client.ts';
import {
  brandProperties,
  fallbackFamily,
  renderFontFacesCss,
  renderTokensCss,
  withSecondLogo,
} from './write-tokens.ts';

afterEach(removeBrands);
const example = () => loadClient(brand(exampleFiles()).folder).client;

describe('the CSS of a brand', () => {
  it('names its font, the scaled fallback and then the system fonts with Thai letters', () => {
    const properties = brandProperties(example(), { '--surface': '#000000' });
    expect(properties).toEqual({
      'color-scheme': 'dark',
      '--surface': '#000000',
      '--font-family':
        '"Sarabun","Sarabun fallback","Noto Sans Thai",Thonburi,"Leelawadee UI",Tahoma,sans-serif',
    });
    expect(fallbackFamily('Sarabun')).toBe('Sarabun fallback');
  });

  it('names the heading font with its own fallback before the other fonts', () => {
    const client = example();
    const faces = [{ weight: 300, weightTo: 800, path: '/a/head.woff2' }];
    const withHeadings = { ...client, theme: { ...client.theme, headingFont: { family: 'Head', faces } } };
    const properties = brandProperties(withHeadings, {});
    expect(properties['--font-heading']).toBe(
      `"Head","Head fallback",${String(properties['--font-family'])}`,
    );
    expect(brandProperties(client, {})).not.toHaveProperty('--font-heading');
    expect(renderFontFacesCss(withHeadings)).toBe(
      '@font-face{font-family:"Head";font-style:normal;font-weight:300 800;font-display:swap;' +
        'src:url("/a/head.woff2") format("woff2")}',
    );
  });

  it('names the numeric font before the other fonts, and has a rule for each of its files', () => {
    const client = example();
    const faces = [{ weight: 400, path: '/a/digits.woff2', unicodeRange: 'U+30-39' }];
    const withDigits = { ...client, theme: { ...client.theme, numericFont: { family: 'Digits', faces } } };
    const properties = brandProperties(withDigits, {});
    expect(properties['--font-numeric']).toBe(`"Digits",${String(properties['--font-family'])}`);
    expect(brandProperties(client, {})).not.toHaveProperty('--font-numeric');
    expect(renderFontFacesCss(withDigits)).toBe(
      '@font-face{font-family:"Digits";font-style:normal;font-weight:400;font-display:swap;' +
        'src:url("/a/digits.woff2") format("woff2");unicode-range:U+30-39}',
    );
  });

  it('has a rule for each font file, with its range of characters if it has one', () => {
    const client = example();
    expect(renderFontFacesCss(client)).toBe('');
    const fontFaces = [
      { weight: 400, path: '/a/thai.woff2', unicodeRange: 'U+0E00-0E7F' },
      { weight: 700, path: '/a/bold.woff2' },
    ];
    expect(renderFontFacesCss({ ...client, theme: { ...client.theme, fontFaces } })).toBe(
      '@font-face{font-family:"Sarabun";font-style:normal;font-weight:400;font-display:swap;' +
        'src:url("/a/thai.woff2") format("woff2");unicode-range:U+0E00-0E7F}' +
        '@font-face{font-family:"Sarabun";font-style:normal;font-weight:700;font-display:swap;' +
        'src:url("/a/bold.woff2") format("woff2")}',
    );
  });

  it('has the second logo only in the second palette', () => {
    const second = { scheme: 'dark', properties: { '--surface': '#111111' }, themeColor: '#111111' } as const;
    const client = example();
    const assets = { ...client.assets, secondLogo: '/a/logo-dark.svg' };
    const css = renderTokensCss({}, withSecondLogo({ ...client, assets }, second));
    expect(css.split('--cf-second-logo:url("/a/logo-dark.svg");--cf-first-logo-opacity:0')).toHaveLength(3);
    expect(css).toMatch(/^:root\{\}/);
    expect(withSecondLogo(client, second)).toBe(second);
    expect(withSecondLogo({ ...client, assets }, undefined)).toBeUndefined();
  });

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)('has a %s second palette for devices and members that prefer it', (scheme, first) => {
    const changed = `color-scheme:${scheme};--surface:#111111;--ck-background-display:none;--ck-scene-opacity:0.4`;
    const second = { scheme, properties: { '--surface': '#111111' }, themeColor: '#111111' };
    expect(renderTokensCss({ '--surface': '#eeeeee' }, second)).toBe(
      `:root{--surface:#eeeeee}@media (prefers-color-scheme:${scheme}){:root:not([data-scheme=${first}]){${changed}}}:root[data-scheme=${scheme}]{${changed}}`,
    );
  });
});
