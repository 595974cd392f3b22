import { describe, expect, it } from 'vitest';
import { platformOf } from './platform.ts';

describe('platformOf', () => {
  it.each([
    [
      'AND',
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      5,
    ],
    ['AND', 'Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-A505F) SamsungBrowser/20.0 Chrome/106 Mobile', 5],
    [
      'AND',
      'Mozilla/5.0 (Linux; Android 10; LINE/13.1) Chrome/79.0.3945.136 Mobile Safari/537.36 Line/13.1',
      5,
    ],
    [
      'IOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) Version/13.0 Mobile/15E148 Safari/604.1',
      5,
    ],
    ['IOS', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Safari/604.1', 5],
    ['IOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.0 Safari/605.1.15', 5],
    ['DSK', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 0],
    ['DSK', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 1],
    ['IOS', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) Version/12.1 Safari/604.1', 5],
    ['DSK', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/79.0.3945.79 Safari/537.36', 10],
    ['DSK', 'Mozilla/5.0 (Windows NT 10.0) Chrome/52.0 Safari/537.36 Edge/15.15063', 0],
    ['DSK', '', 0],
  ] as const)('[HD-01] %s for %s', (platform, userAgent, touchPoints) => {
    expect(platformOf(userAgent, touchPoints)).toBe(platform);
  });

  it('[HD-01] takes a Mac for a desktop if the number of touch points is unknown', () => {
    expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15')).toBe('DSK');
  });
});
