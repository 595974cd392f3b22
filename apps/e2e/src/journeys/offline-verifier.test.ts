import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageText } from '@chada/messages/catalogue';
import { repoRoot } from '@chada/tooling/repo-root';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { Browser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { textsAt } from './member-journey.ts';

const fairness = path.join(repoRoot, 'packages/fairness');
const proofSchema = z.looseObject({ draw: z.looseObject({ serverSeed: z.nullable(z.string()) }) });
const sampleSchema = z.object({
  files: z.record(z.string(), z.string()),
  proofs: z.record(z.string(), proofSchema),
});

let browser: Browser;
let page: Page;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-proof-'));
  browser = await Browser.launch('current');
  page = await (await browser.newUser()).openTab();
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

async function verdictOf(name: string, change: object = {}): Promise<string | undefined> {
  const text = await readFile(path.join(fairness, 'vectors/log.json'), 'utf8');
  const { files, proofs } = sampleSchema.parse(JSON.parse(text));
  const proof = proofs[name];
  const file = path.join(folder, 'proof.json');
  await writeFile(file, JSON.stringify({ ...proof, draw: { ...proof?.draw, ...change }, files }));
  await page.goto(pathToFileURL(path.join(fairness, 'dist/verify.html')).href);
  await page.upload({ css: 'input[type=file]' }, file);
  await page.waitFor('the verdict', () => page.has({ css: 'h2' }));
  return (await textsAt(page, 'h2'))[0];
}

const headings = (['clientSeed', 'logged', 'serverSeed', 'weights', 'outcome', 'prize'] as const).map(
  (name) => messageText(`drawCheck.${name}`),
);

it('verifies a draw without a network, in the steps of the site', async () => {
  expect(await verdictOf('wheel')).toBe('ผลรอบนี้ถูกต้องทุกขั้นตอน');
  expect(await textsAt(page, 'li')).toEqual(headings.map((heading) => `ผ่าน ${heading}`));
  expect(page.browserErrors.consoleErrors()).toEqual([]);
});

it('does not call a draw proven whose seeds are both of the server, or whose seed is secret', async () => {
  expect(await verdictOf('byServer')).toContain('ระบบอาจรู้ผลล่วงหน้าได้');
  expect(await verdictOf('waiting')).toContain('ตรวจอีกครั้งเมื่อระบบเปิดเผยรหัสลับ');
});

it('names what was changed', async () => {
  expect(await verdictOf('wheel', { serverSeed: 'cd'.repeat(32) })).toContain('พบสิ่งที่ไม่ตรงกัน');
  const failed = (await textsAt(page, 'li')).filter((step) => step.startsWith('ไม่ผ่าน'));
  expect(failed[0]).toContain('รหัสลับกับรอยผนึก');
});

it('refuses a file that is no proof', async () => {
  expect(await verdictOf('wheel', { commitment: '\u0000' })).toContain('ไม่ใช่หลักฐาน');
});
