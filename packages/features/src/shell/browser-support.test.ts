import { describe, expect, it } from 'vitest';
import {
  externalBrowserAddress,
  isInsideLine,
  minimumVersions,
  parseBrowser,
  unsupportedBrowser,
} from './browser-support.ts';

const chrome = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
const agents = {
  Chrome: chrome,
  Firefox: (v: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:${v}) Gecko/20100101 Firefox/${v}`,
  Opera: (v: string) => `${chrome('100.0.4896.127')} OPR/${v}`,
  Safari: (v: string) =>
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${v} Safari/605.1.15`,
  Edge: (v: string) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/${v}`,
  Samsung: (v: string) =>
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/${v} Chrome/106.0.5249.126 Mobile Safari/537.36`,
  'Mobile Safari': (v: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${v.replace('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${v} Mobile/15E148 Safari/604.1`,
} as const;

describe('[VA-03] [CO-05] the browser check', () => {
  const names = ['Chrome', 'Firefox', 'Opera', 'Safari', 'Edge', 'Samsung', 'Mobile Safari'] as const;

  it('has the minimum versions of the specification', () => {
    expect(minimumVersions).toEqual({
      Chrome: 79,
      Firefox: 80,
      Opera: 86,
      Safari: 12,
      Edge: 15,
      Samsung: 20,
      'Mobile Safari': 13,
    });
  });

  it.each(names)('accepts %s at its minimum version and refuses the version before it', (name) => {
    const minimum = minimumVersions[name];
    expect(unsupportedBrowser(agents[name](`${minimum}.0`))).toBeUndefined();
    expect(unsupportedBrowser(agents[name](`${minimum + 100}.0`))).toBeUndefined();
    expect(unsupportedBrowser(agents[name](`${minimum - 1}.4`))).toEqual({
      name,
      version: `${minimum - 1}.4`,
    });
  });

  it('compares versions as numbers', () => {
    expect(unsupportedBrowser(chrome('100.0.0.0'))).toBeUndefined();
    expect(unsupportedBrowser(chrome('9.0'))).toEqual({ name: 'Chrome', version: '9' });
  });

  it('recognizes Chromium Edge and headless browsers', () => {
    expect(parseBrowser(`${chrome('120.0.0.0')} Edg/120.0.2210.91`)).toEqual({
      name: 'Edge',
      version: '120',
    });
    expect(parseBrowser(chrome('79.0.3945.0').replace('Chrome', 'HeadlessChrome'))).toEqual({
      name: 'Chrome',
      version: '79',
    });
  });

  it('checks the version of iOS for all browsers on an iPhone', () => {
    const chromeOfIos = (system: string) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/70.0.3538.75 Mobile/15E148 Safari/605.1`;
    expect(unsupportedBrowser(chromeOfIos('12_4'))).toEqual({ name: 'Mobile Safari', version: '12.4' });
    expect(unsupportedBrowser(chromeOfIos('13_0'))).toBeUndefined();
  });

  it('checks the Chrome version of a browser inside an Android app', () => {
    const line = (version: string) =>
      `Mozilla/5.0 (Linux; Android 9; Redmi Note 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${version} Mobile Safari/537.36 Line/10.5.2/IAB`;
    expect(unsupportedBrowser(line('78.0.3904.62'))).toEqual({ name: 'Chrome', version: '78' });
    expect(unsupportedBrowser(line('119.0.0.0'))).toBeUndefined();
  });

  it('accepts unknown browsers', () => {
    for (const agent of ['', 'curl/8.0', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'Chrome/x']) {
      expect(unsupportedBrowser(agent)).toBeUndefined();
    }
  });
});

describe('the browser of the LINE app', () => {
  it('is recognized, and a parameter opens the same URL in the phone’s browser', () => {
    expect(isInsideLine('Mozilla/5.0 (iPhone; …) Mobile/15E148 Safari Line/13.1.0')).toBe(true);
    expect(isInsideLine(chrome('120.0.0.0'))).toBe(false);
    expect(externalBrowserAddress('https://site.example/aff/A7K2M9?a=1')).toBe(
      'https://site.example/aff/A7K2M9?a=1&openExternalBrowser=1',
    );
  });
});
