// @vitest-environment node
import { parseResolvedClient } from '@chada/client-config';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Paint, paintPages, preparePaint } from './paint.tsx';

function client(id: string, promotion = true) {
  return parseResolvedClient({
    id,
    name: `แบรนด์ ${id}`,
    footer: { holder: `ผู้ถือ ${id}` },
    features: { promotion },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: `/stamped/1/${id}.svg`, icon: '/stamped/1/icon.svg' },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
  });
}

let paints: readonly Paint[] = [];
beforeAll(async () => {
  await preparePaint();
  paints = paintPages(client('one'));
}, 60_000);

const paintOf = (name: string): Paint => {
  const found = paints.find(({ page }) => page.name === name);
  if (found === undefined) throw new Error(`${name} was not painted.`);
  return found;
};

describe('the first paint', () => {
  it('needs no browser, and includes every public page with its own title and heading', () => {
    expect(typeof document).toBe('undefined');
    expect(paints.map(({ page, title }) => [page.name, title])).toEqual([
      ['index', 'หน้าหลัก | แบรนด์ one'],
      ['login', 'เข้าสู่ระบบ | แบรนด์ one'],
      ['register', 'สมัครสมาชิก | แบรนด์ one'],
      ['invited', 'สมัครสมาชิก | แบรนด์ one'],
      ['contact', 'ติดต่อเรา | แบรนด์ one'],
      ['promotion', expect.stringContaining('แบรนด์ one')],
      ['ma', expect.stringContaining('แบรนด์ one')],
      ['not-found', expect.stringContaining('แบรนด์ one')],
    ]);
    for (const { html } of paints) expect(html).toMatch(/<h1[^>]*>/);
  });

  it('contains nothing that the content policy forbids: no script, no style, no handler', () => {
    for (const { html } of paints) expect(html).not.toMatch(/<script|<style|<link|\sstyle=|\son\w+=/i);
  });

  it('shows the screen, not its loading state', () => {
    for (const { html, page } of paints) {
      if (page.name !== 'contact') expect(html).not.toContain('cf-route-fallback');
    }
    expect(paintOf('login').html).toContain('name="password"');
    expect(paintOf('register').html).toContain('name="phone"');
  });

  it('submits nothing before the script runs, and marks the submit button', () => {
    for (const name of ['index', 'login', 'register']) {
      expect(paintOf(name).html).not.toContain('type="submit"');
      expect(paintOf(name).html).toMatch(/<button[^>]*data-submits="true"[^>]*type="button"/);
    }
  });

  it('[PU-06] is one page for every inviter’s code, with a place for the code', () => {
    expect(paintOf('invited').html).toContain('cf-register__inviter');
    expect(paintOf('invited').html).toMatch(/<p class="cf-register__inviter-code">\s<\/p>/);
    expect(paintOf('register').html).not.toContain('cf-register__inviter');
  });

  it('is the same for the same brand, without traces of another brand', () => {
    const other = paintPages(client('two', false));
    expect(other.map(({ page }) => page.name)).not.toContain('promotion');
    for (const { html } of other) expect(html).not.toMatch(/แบรนด์ one|one\.svg/);
    expect(paintPages(client('one'))).toEqual(paints);
  });
});
