import { errorCodes } from '@chada/contract/error-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import { signIn } from '../membership.ts';
import { fillAddress } from './address-form.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');
const address = {
  recipient: 'ปราณี ใจดี',
  phone: '๐๘๑-๒๓๔ ๕๖๗๘',
  line: '88/4 หมู่ 3 ถนนเลียบคลอง',
  province: 'เชียงใหม่',
  district: 'เมืองเชียงใหม่',
  subdistrict: 'ช้างคลาน',
};

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId);
});
afterAll(() => browser.close());

function list(label: string): Promise<{ offered: string[]; chosen: string }> {
  return journey.page.evaluate((text) => {
    const lists = Array.from(document.querySelectorAll('select'));
    const found = lists.filter(({ labels: [own] }) => own !== undefined && own.innerText.trim() === text)[0];
    if (found === undefined) throw new Error(`The list ${text} is missing.`);
    const offered = Array.from(found.options).filter(({ value }) => value !== '');
    const chosen = found.selectedOptions[0];
    return { offered: offered.map((option) => option.text), chosen: chosen === undefined ? '' : chosen.text };
  }, label);
}
const offered = async (label: string): Promise<string[]> => (await list(label)).offered;

describe('[ME-12] the delivery address', () => {
  const path = '/auth/settings/manage-address';
  const label = (field: 'province' | 'district' | 'subdistrict' | 'postcode'): string =>
    journey.t(`address.${field}`);

  it("starts with the member's name and phone, and offers every province of Thailand", async () => {
    const { page, t } = journey;
    await open(journey, '/auth/account');
    await page.click('link', t('user.address'));
    await page.waitForPath(path);
    await page.see(t('address.none'));
    const provinces = await offered(label('province'));
    expect(provinces).toHaveLength(77);
    expect(provinces).toEqual(expect.arrayContaining(['กรุงเทพมหานคร', 'บึงกาฬ', 'เชียงใหม่']));
    expect((await page.valueOf(t('address.phone'))).replace(/\D/g, '')).toBe(journey.identity.phone);
  });

  it('shows an error at each missing field, and keeps the typed texts', async () => {
    const { page, t } = journey;
    await page.fill(t('address.recipient'), address.recipient);
    await page.fill(t('address.phone'), '12345');
    await page.click('button', t('address.submit'));
    await page.see(t('validation.phoneFormat'));
    await page.see(t('validation.addressRequired'));
    await page.see(t('validation.provinceRequired'));
    expect(await page.valueOf(t('address.recipient'))).toBe(address.recipient);
  });

  it('offers districts of the province and sub-districts of the district, and fills in the postcode', async () => {
    const { page } = journey;
    await fillAddress(journey, address);
    expect(await page.valueOf(label('postcode'))).toBe('50100');
    await page.choose(label('province'), 'ภูเก็ต');
    expect(await page.valueOf(label('postcode'))).toBe('');
    expect(await offered(label('district'))).toEqual(['กะทู้', 'ถลาง', 'เมืองภูเก็ต']);
    await page.choose(label('district'), 'ถลาง');
    expect(await offered(label('subdistrict'))).toContain('เชิงทะเล');
    await page.choose(label('subdistrict'), 'เชิงทะเล');
    expect(await page.valueOf(label('postcode'))).toBe('83110');
  });

  it('[EN-02] is saved by a second press if the response was lost, and read back unchanged', async () => {
    assertSupported('patchRequests');
    const { page, t } = journey;
    await page.inject({
      url: /\/api\/auth\/address$/,
      method: 'PATCH',
      times: 1,
      fault: { kind: 'lose-answer' },
    });
    await page.click('button', t('address.submit'));
    await page.see(t('apiErrors.network'));
    await page.click('button', t('address.submit'));
    await page.see(t('address.saved'));
    await page.reload();
    await page.see(t('address.submit'));
    expect(await page.valueOf(t('address.recipient'))).toBe(address.recipient);
    expect((await page.valueOf(t('address.phone'))).replace(/\D/g, '')).toBe('0812345678');
    expect(await page.valueOf(t('address.line'))).toBe(address.line);
    const places = [
      await list(label('province')),
      await list(label('district')),
      await list(label('subdistrict')),
    ];
    expect(places.map(({ chosen }) => chosen)).toEqual(['ภูเก็ต', 'ถลาง', 'เชิงทะเล']);
    expect(await page.valueOf(label('postcode'))).toBe('83110');
  });
});

describe('[ME-11] the password', () => {
  const path = '/auth/settings/change-password';
  const chosenPassword = 'ปลาทูทอดกรอบกับน้ำพริก';

  async function change(old: string, next: string, confirmed = next): Promise<void> {
    const { page, t } = journey;
    await page.fill(t('password.old'), old);
    await page.fill(t('password.new'), next);
    await page.fill(t('password.confirm'), confirmed);
    await page.click('button', t('password.submit'));
  }

  const refusals: readonly (readonly [string, readonly [string, string, string?], () => string])[] = [
    ['the old one is wrong', ['not-the-old-one', chosenPassword], () => errorCodes.PASSWORD_WRONG.message],
    ['the new one is everybody’s', ['', 'password123'], () => journey.t('validation.passwordCommon')],
    [
      'the new one is too short',
      ['', 'ปลาทู'],
      () => journey.t('validation.passwordLength', { min: 8, max: 128 }),
    ],
    [
      'the two new ones differ',
      ['', chosenPassword, 'ปลาทูนึ่ง'],
      () => journey.t('validation.passwordConfirmDiffers'),
    ],
  ];
  it.each(refusals)('does not change if %s', async (_what, [old, next, confirmed], refusal) => {
    const { page, t, identity } = journey;
    await open(journey, path);
    await change(old === '' ? identity.password : old, next, confirmed);
    await page.see(refusal());
    expect(await page.valueOf(t('password.new'))).toBe(next);
    expect(await page.has({ role: 'heading', name: t('password.done') })).toBe(false);
  });

  it('[ST-03] changes once on a double press and ends every other session', async () => {
    const { page, actor, t, identity } = journey;
    const elsewhere = await (await browser.newUser()).openTab();
    await signIn(elsewhere, actor.site(clientId), identity, t);
    await open(journey, path);
    await page.fill(t('password.old'), identity.password);
    await page.fill(t('password.new'), chosenPassword);
    await page.fill(t('password.confirm'), chosenPassword);
    await page.doubleClick('button', t('password.submit'));
    await page.seeRole('heading', t('password.done'));
    await page.see(t('password.doneEnded', { count: 1 }));
    await elsewhere.click('link', t('shell.deposit'), 0);
    await elsewhere.waitForPath('/login');
    await elsewhere.see(t('session.sessionEnded'));
    expect(await elsewhere.evaluate(() => JSON.stringify(localStorage))).not.toContain(identity.username);
    await elsewhere.fill(t('common.username'), identity.username);
    await elsewhere.fill(t('common.password'), identity.password);
    await elsewhere.click('button', t('session.submit'));
    await elsewhere.see(errorCodes.CREDENTIALS_WRONG.message);
    await elsewhere.fill(t('common.password'), chosenPassword);
    await elsewhere.click('button', t('session.submit'));
    await elsewhere.waitForPath(/^\/auth\//);
  });

  it('keeps the session that changed it, without browser errors', async () => {
    const { page, t } = journey;
    await page.click('link', t('common.done'));
    await page.waitForPath('/auth/account');
    await page.reload();
    await page.see(t('user.password'));
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
