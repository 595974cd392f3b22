import { addressMine, addressUpdate } from '@chada/contract/address';
import { type AppThunk, logout } from '@chada/stores';
import { aMember, createDeferred, type Reply, replies } from '@chada/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { ManageAddressPage } from './index.ts';

const harness = siteHarness();
const select = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
/** Selects an option without pointer events, because pointer events are slow on a list of 77 options. */
const choose = async (label: string, name: string) => {
  const field = await select(label);
  const option = [...field.options].find(({ text }) => text === name);
  fireEvent.change(field, { target: { value: option?.value ?? 'no such option' } });
};
const save = () => screen.getByRole('button', { name: 'บันทึกที่อยู่' });
const sent = () =>
  harness
    .server()
    .requests(addressUpdate)
    .map(({ body }) => body);
const openSessionAgain: AppThunk = (_dispatch, _getState, { local }) => {
  local.write('chada.token', 'token-of-the-test');
  local.write('chada.user', JSON.stringify(aMember()));
};
const saved = addressMine.example.response.address;

describe('ManageAddressPage', () => {
  it('[ME-12] shows the stored address and saves a change once', async () => {
    const pendingReply = createDeferred<Reply>();
    harness.server().reply(addressUpdate, () => pendingReply.promise);
    const { user } = harness.open(<ManageAddressPage />);
    const province = await select('จังหวัด');
    expect(province.value).toBe('10');
    await choose('จังหวัด', 'เชียงใหม่');
    expect((await select('อำเภอหรือเขต')).value).toBe('');
    await choose('อำเภอหรือเขต', 'เมืองเชียงใหม่');
    await choose('ตำบลหรือแขวง', 'ศรีภูมิ');
    expect(screen.getByLabelText<HTMLInputElement>('รหัสไปรษณีย์').value).toBe('50200');
    await user.dblClick(save());
    pendingReply.resolve(replies.data({ address: saved }));
    expect(await screen.findByText('บันทึกที่อยู่เรียบร้อยแล้ว')).toBeTruthy();
    expect(sent()).toEqual([
      { ...saved, provinceCode: '50', districtCode: '5001', subdistrictCode: '500101', postcode: '50200' },
    ]);
  });

  it('[ME-12] fills a new address with the member’s name and phone number, and focuses the first missing field', async () => {
    harness.server().reply(addressMine, replies.data({ address: null }));
    const { user } = harness.open(<ManageAddressPage />);
    await screen.findByText('ยังไม่มีที่อยู่จัดส่ง');
    expect(screen.getByLabelText<HTMLInputElement>('ชื่อผู้รับ').value).not.toBe('');
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('บ้านเลขที่ หมู่บ้าน ซอย ถนน')));
    expect(screen.getByText('กรุณาเลือกจังหวัด')).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });

  it('[ME-12] shows the error of a field that is left by a press once the press is over, so that no button moves away', async () => {
    harness.server().reply(addressMine, replies.data({ address: null }));
    const { user } = harness.open(<ManageAddressPage />);
    await user.type(await screen.findByLabelText('เบอร์โทรศัพท์ผู้รับ'), '{Control>}a{/Control}12');
    const error = () => screen.queryByText('กรุณากรอกเบอร์มือถือ 10 หลัก ขึ้นต้นด้วย 06, 08 หรือ 09');
    await user.pointer({ keys: '[MouseLeft>]', target: save() });
    expect(document.activeElement).toBe(save());
    expect(error()).toBeNull();
    await user.pointer('[/MouseLeft]');
    expect(error()).not.toBeNull();
  });

  it('[ME-12] shows a refusal at the field that the server names, and keeps the typed values', async () => {
    const refusal = replies.refuse('VALIDATION_FAILED', { fields: [{ path: 'body.line', rule: 'text' }] });
    harness.server().reply(addressUpdate, refusal);
    const { user } = harness.open(<ManageAddressPage />);
    const line = await screen.findByLabelText<HTMLInputElement>('บ้านเลขที่ หมู่บ้าน ซอย ถนน');
    await user.type(line, ' ชั้น 2');
    await user.click(save());
    await waitFor(() => expect(line.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(line.value).toContain('ชั้น 2');
  });

  it('[ME-12] [ST-01] reports a failed load and a failed save', async () => {
    harness.server().replyOnce(addressMine, replies.refuse('INTERNAL'));
    harness.server().reply(addressUpdate, replies.refuse('RATE_LIMITED'));
    const { user } = harness.open(<ManageAddressPage />);
    await screen.findByText('โหลดที่อยู่จัดส่งไม่สำเร็จ');
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await select('จังหวัด');
    await user.click(save());
    await screen.findByText('บันทึกที่อยู่ไม่สำเร็จ');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });

  it('[ME-12] keeps the typed address over a reload until it is saved', async () => {
    const suffix = ' ชั้น 2';
    const lineField = () => screen.findByLabelText<HTMLInputElement>('บ้านเลขที่ หมู่บ้าน ซอย ถนน');
    const first = harness.open(<ManageAddressPage />);
    await first.user.type(await lineField(), suffix);
    await choose('จังหวัด', 'เชียงใหม่');
    const { user, reload } = first.reload();
    expect((await lineField()).value).toBe(`${saved?.line ?? ''}${suffix}`);
    expect((await select('จังหวัด')).value).toBe('50');
    await choose('อำเภอหรือเขต', 'เมืองเชียงใหม่');
    await choose('ตำบลหรือแขวง', 'ศรีภูมิ');
    await user.click(save());
    expect(await screen.findByText('บันทึกที่อยู่เรียบร้อยแล้ว')).toBeTruthy();
    reload();
    expect((await lineField()).value).toBe(saved?.line);
  });

  it('[ME-12] shows the stored address after a sign-out, although the member has typed another', async () => {
    const lineField = () => screen.findByLabelText<HTMLInputElement>('บ้านเลขที่ หมู่บ้าน ซอย ถนน');
    const { user, store, reload } = harness.open(<ManageAddressPage />);
    await user.type(await lineField(), 'x');
    store.dispatch(logout());
    store.dispatch(openSessionAgain);
    reload();
    expect((await lineField()).value).toBe(saved?.line);
  });
});
