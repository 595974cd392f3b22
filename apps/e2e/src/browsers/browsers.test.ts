import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, phone, type BrowserUser } from './browser.ts';
import { browsersOfRun, type BrowserName } from './limits.ts';
import type { Page } from './page.ts';

const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>หน้าทดสอบ</title>
<h1>ฝากเงิน</h1>
<label for="amount">จำนวนเงิน</label><input id="amount" type="text" inputmode="decimal">
<label>ธนาคาร <select><option value="KBANK">กสิกรไทย</option><option value="SCB">ไทยพาณิชย์</option></select></label>
<label>สลิป <input type="file" style="position:absolute;opacity:0;width:1px;pointer-events:none"></label>
<label><input type="checkbox"> อายุครบ 20 ปี</label>
<button>ยืนยัน</button><button aria-label="ปิด">x</button><button disabled>รอ</button>
<button style="display:none">ซ่อน</button>
<a href="/next">ไปต่อ</a> <a href="/next" target="_blank">แท็บใหม่</a>
<div style="height:3000px"></div><button id="deep">ล่างสุด</button><button id="shy">ขยับ</button>
<p id="said"></p><p id="net">ออนไลน์</p>
<script>
  var count = 0, said = document.getElementById('said');
  document.querySelector('button').onclick = function () {
    count += 1;
    fetch('/api/act', { method: 'POST' }).then(
      function (r) { return r.text(); },
      function () { return 'ล้มเหลว'; }
    ).then(function (t) { said.textContent = 'กด ' + count + ' ตอบ ' + t; });
  };
  document.getElementById('deep').onclick = function () { said.textContent = 'ถึงล่างสุด'; };
  var shy = document.getElementById('shy'), shied = 0, stray = 0;
  shy.onmousemove = function () { if (shied++ === 0) shy.style.cssText = 'position:relative;top:90px'; };
  document.addEventListener('click', function (e) { if (shied > 0 && e.target !== shy) stray += 1; });
  shy.onclick = function () { said.textContent = 'กดโดน พลาด ' + stray; };
  document.querySelector('input[type=file]').onchange = function (e) { said.textContent = e.target.files[0].name; };
  document.querySelector('input[type=checkbox]').onchange = function () { said.textContent = 'ครบแล้ว'; };
  addEventListener('offline', function () { document.getElementById('net').textContent = 'ออฟไลน์'; });
  addEventListener('online', function () { document.getElementById('net').textContent = 'กลับมาแล้ว'; });
</script>`;

let server: Server;
let base = '';
let actions = 0;
const folder = mkdtempSync(join(tmpdir(), 'chada-browsers-'));

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/act') {
      actions += 1;
      response.end('ได้');
    } else if (request.url === '/next') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>ต่อ</title><h1>หน้าต่อไป</h1>');
    } else if (request.url === '/broken') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<h1>พัง</h1><img src="/missing.png"><script>throw new Error("หัก")</script>');
    } else if (request.url === '/missing.png') {
      response.writeHead(404).end();
    } else {
      // The policy forbids `eval`, as the site's policy does. The test fails if the browser driver needs `eval`.
      response.setHeader(
        'content-security-policy',
        "default-src 'self'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; require-trusted-types-for 'script'",
      );
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  base = `http://maliwan.localhost:${address.port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => server.close(resolve));
});

const versions: Record<BrowserName, RegExp> = {
  current: /^1\d\d\./,
  minimum: /^79\./,
  firefox: /^1\d\d\./,
  webkit: /^2\.\d+/,
  'webkit-610': /^610\./,
  'edge-15': /^simulated on Chromium 79\./,
};

describe.each(browsersOfRun(['current', 'minimum']))('the %s browser', (name) => {
  let browser: Browser;
  let user: BrowserUser;
  let page: Page;

  beforeAll(async () => {
    browser = await Browser.launch(name);
    user = await browser.newUser(phone);
    page = await user.openTab();
    await page.goto(`${base}/`);
  }, 120_000);
  afterAll(() => browser.close());

  it('has the expected version', () => {
    expect(browser.version).toMatch(versions[name]);
  });

  it('reads texts, accessible names and the title', async () => {
    await page.see('ฝากเงิน');
    await page.seeRole('heading', 'ฝากเงิน');
    expect(await page.title()).toBe('หน้าทดสอบ');
    expect(await page.has({ role: 'button', name: 'ซ่อน' })).toBe(false);
    expect(await page.text()).not.toContain('ซ่อน');
  });

  it('fills a field by its label and replaces its content', async () => {
    await page.fill('จำนวนเงิน', '100');
    await page.fill('จำนวนเงิน', '250.50');
    expect(await page.valueOf('จำนวนเงิน')).toBe('250.50');
    await page.fill('จำนวนเงิน', '');
    expect(await page.valueOf('จำนวนเงิน')).toBe('');
  });

  it('chooses an option, ticks a checkbox, uploads a file', async () => {
    await page.choose('ธนาคาร', 'ไทยพาณิชย์');
    expect(await page.valueOf('ธนาคาร')).toBe('SCB');
    await page.click('checkbox', 'อายุครบ 20 ปี');
    await page.see('ครบแล้ว');
    const slip = join(folder, 'slip.png');
    writeFileSync(slip, 'x');
    await page.upload({ label: 'สลิป' }, slip);
    await page.see('slip.png');
  });

  it('scrolls to the element it presses', async () => {
    await page.click('button', 'ล่างสุด');
    await page.see('ถึงล่างสุด');
  });

  it('blocks a press that missed a moving element, and repeats it', async () => {
    await page.click('button', 'ขยับ');
    await page.see('กดโดน พลาด 0');
  });

  it('presses once, twice, and by key', async () => {
    const before = actions;
    await page.click('button', 'ยืนยัน');
    await page.see('กด 1 ตอบ ได้');
    await page.doubleClick('button', 'ยืนยัน');
    await page.see('กด 3 ตอบ ได้');
    await page.focus({ role: 'button', name: 'ยืนยัน' });
    await page.press('Enter');
    await page.see('กด 4 ตอบ ได้');
    expect(actions - before).toBe(4);
  });

  it('loses a response, fails, delays and answers requests', async () => {
    const before = actions;
    const url = /\/api\/act$/;
    await page.inject({ url, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', 'ยืนยัน');
    await page.see('กด 5 ตอบ ล้มเหลว');
    expect(actions - before).toBe(1);

    const failing = await page.inject({ url, fault: { kind: 'fail' } });
    await page.click('button', 'ยืนยัน');
    await page.see('กด 6 ตอบ ล้มเหลว');
    expect(actions - before).toBe(1);
    expect(failing.hits()).toBe(1);
    await failing.remove();

    await page.inject({ url, times: 1, fault: { kind: 'delay', delayMs: 400 } });
    const pressed = Date.now();
    await page.click('button', 'ยืนยัน');
    await page.see('กด 7 ตอบ ได้');
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(380);

    await page.inject({ url, times: 1, fault: { kind: 'answer', status: 503, body: 'ปิดปรับปรุง' } });
    await page.click('button', 'ยืนยัน');
    await page.see('กด 8 ตอบ ปิดปรับปรุง');
    expect(actions - before).toBe(2);
    expect(page.browserErrors.failedRequests().map(({ reason }) => reason)).toContain('503');
  });

  it('goes offline and online, and the page gets the events', async () => {
    await page.offline(true);
    await page.see('ออฟไลน์');
    await page.click('button', 'ยืนยัน');
    await page.see('กด 9 ตอบ ล้มเหลว');
    await page.offline(false);
    await page.see('กลับมาแล้ว');
  });

  it('reports why an element can not be pressed', async () => {
    const impatient = page.waitFor('x', async () => false, 100);
    await expect(impatient).rejects.toThrow(/^Timed out after \d+ ms: x\.$/);
    await expect(page.seeRole('button', 'ไม่มีปุ่มนี้', 200)).rejects.toThrow(/there are: "ยืนยัน", "ปิด", "รอ"/);
  });

  it('goes forward, back and reloads, and follows a tab that the page opens', async () => {
    await page.click('link', 'ไปต่อ');
    await page.waitForPath('/next');
    await page.see('หน้าต่อไป');
    await page.back();
    await page.see('ฝากเงิน');
    await page.reload();
    await page.see('ฝากเงิน');
    const otherPage = await user.tabOpenedBy(() => page.click('link', 'แท็บใหม่'));
    await otherPage.see('หน้าต่อไป');
  });

  it('collects uncaught errors and failed requests', async () => {
    page.browserErrors.clear();
    await page.goto(`${base}/broken`);
    await page.see('พัง');
    await page.waitFor('the image to fail', async () => page.browserErrors.failedRequests().length > 0);
    expect(page.browserErrors.consoleErrors()).toEqual([expect.stringContaining('หัก')]);
    expect(page.browserErrors.failedRequests()).toEqual([
      { method: 'GET', url: `${base}/missing.png`, reason: '404' },
    ]);
  });

  it('separates the storage of two persons', async () => {
    await page.goto(`${base}/`);
    await page.evaluate(() => localStorage.setItem('who', 'one'));
    const otherPerson = await (await browser.newUser()).openTab();
    await otherPerson.goto(`${base}/`);
    expect(await otherPerson.evaluate(() => localStorage.getItem('who'))).toBeNull();
    const second = await user.openTab();
    await second.goto(`${base}/`);
    expect(await second.evaluate(() => localStorage.getItem('who'))).toBe('one');
  });

  it('takes a screenshot of the window and of the full page', async () => {
    const [screen, fullPage] = [join(folder, `${name}.png`), join(folder, `${name}-whole.png`)];
    await page.screenshot(screen);
    await page.screenshot(fullPage, { fullHeight: phone });
    const size = (file: string): [number, number] => {
      const bytes = readFileSync(file);
      return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    };
    expect(size(screen)).toEqual([360, 740]);
    expect(size(fullPage)[1]).toBeGreaterThan(3000);
  });
});
