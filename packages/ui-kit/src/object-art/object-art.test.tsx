import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ObjectArt, objectArtText, objectNames } from './object-art.tsx';

describe('ObjectArt', () => {
  it('draws each object differently, as well-formed SVG without a ground', () => {
    const texts = objectNames.map(objectArtText);
    expect(new Set(texts).size).toBe(objectNames.length);
    for (const text of texts) {
      expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')).toBeNull();
      expect(text).not.toMatch(/NaN|undefined|<rect/);
    }
  });

  it('is a decorative image', () => {
    const markup = renderToStaticMarkup(<ObjectArt object="fan" />);
    expect(markup).toContain('alt=""');
    expect(markup).toContain('data:image/svg+xml,');
  });
});
