import { chromium } from 'playwright-core';
import chromiumPack from '@sparticuz/chromium';
const exe = process.env.CHROMIUM_PATH ?? (await chromiumPack.executablePath());
const b = await chromium.launch({
  executablePath: exe,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  headless: true,
});
const brands = (process.env.BRANDS ?? 'daothong').split(',');
const routes = (process.env.ROUTES ?? '').split(',').filter(Boolean);
const user = process.env.AS_MEMBER;
for (const brand of brands)
  for (const [w, h] of [
    [360, 800],
    [1280, 900],
  ] as const) {
    const ctx = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: 1 });
    const page = await ctx.newPage();
    page.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning')
        console.log(brand, w, 'CONSOLE', m.text().slice(0, 300));
    });
    page.on('pageerror', (e) => console.log(brand, w, 'PAGEERROR', e.message.slice(0, 300)));
    const base = `http://${brand}.localhost:${process.env.SITE_PORT ?? 6173}`;
    if (user) {
      await page.goto(base + '/login');
      await page.waitForSelector('input[type=password]');
      await page.fill('input[autocomplete=username]', user);
      await page.fill('input[type=password]', process.env.PASS ?? 'sandbox-demo-1234');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/auth/**', { timeout: 20000 }).catch(async (e) => {
        console.log('LOGIN FAILED', (await page.innerText('body')).slice(0, 400));
      });
    }
    for (const r of routes) {
      await page.goto(base + r);
      await page.waitForLoadState('networkidle').catch(() => {});
      await page.waitForTimeout(700);
      const name = `/tmp/look/shots/${brand}-${w}-${r.replace(/[^a-z0-9]+/gi, '_') || 'home'}.png`;
      await page.screenshot({ path: name, fullPage: true });
      console.log(name, await page.title());
    }
    await ctx.close();
  }
await b.close();
