import { fairnessClientSeed, fairnessDraws, fairnessGet } from '@chada/contract';
import { replies } from '@chada/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  drawsOf,
  fetchOfSampleLog,
  type LogFault,
  restoredLog,
  sampleDraws,
  sampleState,
  sampleStorage,
  storageOfOldKey,
} from '../../test/sample-draws.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { FairnessPage } from './index.ts';

const harness = siteHarness();
const { waiting, proven, cards, byServer } = sampleDraws;
const realFetch = globalThis.fetch;
const serveLog = (fault?: LogFault) => vi.stubGlobal('fetch', fetchOfSampleLog(realFetch, fault));
const sent = () => harness.server().requests(fairnessClientSeed);
const field = () => screen.findByLabelText<HTMLInputElement>('รหัสของคุณ');
const use = () => screen.getByRole('button', { name: 'ใช้รหัสนี้' });

beforeEach(() => {
  serveLog();
  harness.server().reply(fairnessGet, replies.data(sampleState));
  harness.server().reply(fairnessDraws, replies.data(drawsOf(waiting, proven, cards, byServer)));
});

const withoutSeed = () => harness.server().reply(fairnessGet, replies.data({ ...sampleState, active: null }));
const accept = () =>
  harness.server().reply(fairnessClientSeed, ({ body }) =>
    replies.data({
      ...sampleState,
      active: { ...sampleState.active, ...body, nextNonce: 0 },
      next: { ...sampleState.next, commitment: 'ef'.repeat(32), commitmentIndex: 15, published: false },
      revealed: {
        commitment: proven.log.proof.commitment,
        serverSeed: proven.log.proof.serverSeed,
        clientSeed: 'my own seed',
        draws: 2,
      },
    }),
  );

const open = (isRandom = false) => harness.open(<FairnessPage />, { stored: sampleStorage(isRandom) });

async function check(name: RegExp, { user } = open()) {
  const [row] = await screen.findAllByRole('button', { name });
  if (row === undefined) throw new Error('The draw is missing.');
  await user.click(row);
  return within(await screen.findByRole('dialog'));
}

describe('FairnessPage', () => {
  it('explains the check before it asks for anything', async () => {
    open();
    const steps = await screen.findByText('ก่อนเล่น ระบบใส่รหัสลับในซองแล้วปิดผนึก');
    const seeds = screen.getByRole('heading', { name: 'รอบถัดไปใช้รหัสของคุณ' });
    expect(steps.compareDocumentPosition(seeds)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['the member set the seed on another device', proven, {}, 'ผลตรงตามบันทึก แต่ยืนยันลำดับจากเบราว์เซอร์นี้ไม่ได้'],
    ['the server chose the seed', byServer, {}, 'ผลตรงตามบันทึก แต่ระบบอาจรู้ผลล่วงหน้าได้'],
  ])('says why a draw stays unproven if %s', async (_why, draw, stored, text) => {
    harness.server().reply(fairnessDraws, replies.data(drawsOf(draw)));
    const dialog = await check(/คะแนน|บาท|ไม่ได้/, harness.open(<FairnessPage />, { stored }));
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(dialog.getByText('ยืนยันไม่ได้').className).not.toContain('hidden');
  });

  it('does not exist for a brand whose backend makes draws without proofs', async () => {
    const brand = { features: { fairness: false } };
    const { address } = harness.open(<FairnessPage />, { brand });
    await expect.poll(address).toBe('/404');
    expect(harness.server().requests(fairnessGet)).toHaveLength(0);
  });

  it('invites a member without an own seed, and sends the seed that the browser has made', async () => {
    withoutSeed();
    accept();
    const { user } = harness.open(<FairnessPage />);
    expect(await screen.findByText('ตั้งรหัสสุ่มสำหรับวันนี้ก่อนเล่น (ไม่ใช่รหัสผ่าน)')).toBeTruthy();
    const { value } = await field();
    expect(value).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    await user.click(use());
    expect(await screen.findByText('เปิดเผยรหัสลับชุดก่อนแล้ว ตรวจได้ 2 รอบ')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([
      { clientSeed: value, commitment: sampleState.next.commitment },
    ]);
  });

  it('says at the form that using a seed opens the earlier draws', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'เปลี่ยนรหัสและเปิดเผยชุดเดิม' }));
    const label = use().textContent;
    expect(screen.getByText(new RegExp(`เมื่อกด “${label}” ระบบจะเปิดซองของรอบก่อนหน้าให้ตรวจทันที`))).toBeTruthy();
  });

  it.each([
    ['nothing', '', 'กรุณาใส่รหัส'],
    ['Thai and emoji', 'โชคดี 🍀', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข และเครื่องหมาย ยกเว้น :'],
    ['a colon', 'a:b', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข และเครื่องหมาย ยกเว้น :'],
    ['NUL', 'nul\u0000', 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข และเครื่องหมาย ยกเว้น :'],
    ['a megabyte', 'x'.repeat(1_000_000), 'ใช้ได้ไม่เกิน 64 ตัวอักษร'],
    ['a seed of an earlier draw', 'my own seed', 'รหัสนี้เคยใช้แล้ว ระบบอาจเดาได้ กรุณาใช้รหัสอื่น'],
  ])('refuses %s at its field', async (_what, seed, text) => {
    withoutSeed();
    const { user } = harness.open(<FairnessPage />);
    // Sends one change event, because keyboard events for a megabyte of text take too long.
    fireEvent.change(await field(), { target: { value: seed } });
    await user.click(use());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it.each<[string, LogFault | undefined, object, string]>([
    ['the log can’t be read', 'offline', {}, 'ยังไม่ได้ส่งรหัส เพราะอ่านสมุดบันทึกสาธารณะไม่ได้ คุณยังเล่นได้ตามปกติ'],
    ['the log is truncated', 'truncated', {}, 'ยังไม่ได้ส่งรหัส เพราะคำมั่นที่ระบบแจ้งไม่ตรงกับสมุดบันทึก กรุณาติดต่อทีมงาน'],
    [
      'the commitment is not in the log',
      undefined,
      { commitment: 'ab'.repeat(32) },
      'ยังไม่ได้ส่งรหัส เพราะคำมั่นที่ระบบแจ้งไม่ตรงกับสมุดบันทึก กรุณาติดต่อทีมงาน',
    ],
  ])('sends no seed if %s', async (_what, fault, next, text) => {
    serveLog(fault);
    harness
      .server()
      .reply(
        fairnessGet,
        replies.data({ ...sampleState, active: null, next: { ...sampleState.next, ...next } }),
      );
    const { user } = harness.open(<FairnessPage />);
    await field();
    await user.click(use());
    expect(await screen.findByText((shown) => shown.includes(text))).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('makes another seed after the commitment has changed, because the server has seen the seed', async () => {
    withoutSeed();
    harness.server().reply(fairnessClientSeed, replies.refuse('SEED_PAIR_CHANGED'));
    const { user } = harness.open(<FairnessPage />);
    const { value } = await field();
    await user.click(use());
    await screen.findByText('ตั้งรหัสไม่สำเร็จ');
    expect((await field()).value).not.toBe(value);
  });

  it('verifies a draw in all steps', async () => {
    const dialog = await check(/10 คะแนน/);
    await dialog.findByText('ผลรอบนี้ถูกต้องทุกขั้นตอน');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent?.split(' ')[0])).toEqual(
      Array.from({ length: 6 }, () => 'ผ่าน'),
    );
    expect(dialog.getByText('my own seed:1:0')).toBeTruthy();
  });

  it.each<[string, object, string]>([
    ['the server seed was exchanged', { serverSeed: 'cd'.repeat(32) }, 'รหัสลับที่เปิดเผยไม่ตรงกับรอยผนึกที่ประกาศไว้'],
    [
      'the commitment was exchanged',
      { commitment: 'cd'.repeat(32) },
      'ยืนยันลำดับไม่ผ่าน คำมั่น รหัส หรือสมุดบันทึกไม่ตรงกับที่เบราว์เซอร์นี้เคยเห็นหรือส่งไป',
    ],
    ['the outcome was changed', { index: 0 }, 'สมุดบันทึกไม่มีผลรอบนี้ บันทึกไม่ตรง หรือไฟล์สมุดบันทึกไม่ครบ'],
    ['the weights were changed', { weightsHash: 'cd'.repeat(32) }, 'ตารางโอกาสต่างจากที่บันทึกไว้ในรอบนั้น'],
  ])('says calmly that %s', async (_what, changed, text) => {
    const draw = { ...proven, log: { ...proven.log, proof: { ...proven.log.proof, ...changed } } };
    harness.server().reply(fairnessDraws, replies.data(drawsOf(draw)));
    const dialog = await check(/10 คะแนน/, open(true));
    expect(await dialog.findByText('พบสิ่งที่ไม่ตรงกัน')).toBeTruthy();
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'บันทึกหลักฐาน' })).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'ติดต่อทีมงาน' })).toBeTruthy();
  });

  describe('after the log’s key has changed', () => {
    const openOld = (key?: string) => harness.open(<FairnessPage />, { stored: storageOfOldKey(key) });
    it('explains a restore, and goes on with the new key if the member accepts it', async () => {
      const { user } = openOld();
      expect(await screen.findByText('กุญแจของสมุดบันทึกเปลี่ยนแล้ว')).toBeTruthy();
      expect(screen.getByText(`รายการที่เบราว์เซอร์นี้เคยเห็นยังอยู่ครบทั้ง ${restoredLog.kept} รายการ`)).toBeTruthy();
      expect(screen.getByText(restoredLog.oldKey)).toBeTruthy();
      const [row] = await screen.findAllByRole('button', { name: /10 คะแนน/ });
      await user.click(row ?? document.body);
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByText('ผลตรงตามบันทึก แต่กุญแจของสมุดบันทึกเปลี่ยน')).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'ปิด' }));
      await user.click(screen.getByRole('button', { name: 'ใช้กุญแจใหม่ต่อ' }));
      expect(screen.queryByText('กุญแจของสมุดบันทึกเปลี่ยนแล้ว')).toBeNull();
      await user.click((await screen.findAllByRole('button', { name: /10 คะแนน/ }))[0] ?? document.body);
      expect(await screen.findByText('ผลรอบนี้ถูกต้องทุกขั้นตอน')).toBeTruthy();
    });

    it('sends no seed before the member accepts the key', async () => {
      harness.server().reply(fairnessGet, replies.data({ ...sampleState, active: null }));
      const { user } = openOld();
      await field();
      await user.click(use());
      expect(await screen.findByText(/เพราะกุญแจของสมุดบันทึกเปลี่ยน/)).toBeTruthy();
      expect(sent()).toHaveLength(0);
    });

    it('alarms without a way to go on if another signer replaced the log', async () => {
      const page = openOld(restoredLog.keyOfOtherSigner);
      const alarm = await screen.findByRole('alert');
      expect(within(alarm).getByText('สมุดบันทึกนี้ไม่ได้ต่อจากเล่มที่เคยเห็น')).toBeTruthy();
      expect(within(alarm).getByRole('link', { name: 'ติดต่อทีมงาน' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'ใช้กุญแจใหม่ต่อ' })).toBeNull();
      const dialog = await check(/10 คะแนน/, page);
      expect(await dialog.findByText('พบสิ่งที่ไม่ตรงกัน')).toBeTruthy();
    });
  });
});
