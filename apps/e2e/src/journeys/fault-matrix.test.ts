/**
 * Tests each write operation with each fault. Without CHADA_FULL=1, the seed selects some pairs of operation and fault.
 */
import { operationList } from '@chada/contract';
import { operationsWithoutScreen } from '@chada/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { readNamesInData } from '../crawl/names-in-data.ts';
import { isFullRun, seedOf } from '../seeded-share.ts';
import { TestActor } from '../test-actor.ts';
import { faultRows } from './faults/fault-rows.ts';
import { pairsOf } from './faults/pairs.ts';
import { FaultRun } from './faults/fault-run.ts';
import { createFaultCase, type FaultSetup } from './faults/fault-case.ts';
import type { Write } from './faults/write.ts';
import { writesOfAccount } from './faults/writes-of-account.ts';
import { writesOfBreaks } from './faults/writes-of-breaks.ts';
import { writesOfMoney } from './faults/writes-of-money.ts';
import { writesOfPrizes } from './faults/writes-of-prizes.ts';
import { writesOfProtection } from './faults/writes-of-protection.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const seed = seedOf('writes with faults');
const writes: readonly Write[] = [
  ...writesOfAccount,
  ...writesOfMoney,
  ...writesOfPrizes,
  ...writesOfProtection,
  ...writesOfBreaks,
];
const reads = [
  'register.checkBankId',
  'register.bankName',
  'user.credit',
  'user.setting',
  'game.list',
  'game.resume',
  'affiliate.downlineBonus',
  'log.affiliate',
  'reward.list',
  'reward.history',
  'wheel.log',
];
const ofOwnRegistration = [
  'register.requestPhoneCode',
  'register.verifyPhoneCode',
  'consent.answer',
  'consent.change',
];
const withoutScreen = Object.keys(operationsWithoutScreen).filter((id) =>
  operationList.some((operation) => operation.id === id && operation.method !== 'GET'),
);

let browser: Browser;
let setup: FaultSetup;
beforeAll(async () => {
  browser = await Browser.launch('current');
  const user = await browser.newUser();
  const page = await user.openTab();
  const actor = new TestActor(workerEnvironment());
  await page.device.reduceMotion(true);
  // Stops `focus` and `visibilitychange` events before the site receives them. If the session storage contains
  // `e2e.minuteIsASecond`, divides the timeouts of API calls by 60.
  await page.runFirst(`{
    for (const type of ['focus', 'visibilitychange'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...own,
      set(ms) { own.set.call(this, sessionStorage.getItem('e2e.minuteIsASecond') === null ? ms : ms / 60); },
    });
  }`);
  setup = { user, page, actor, clientId, names: await readNamesInData(actor) };
});
afterAll(() => browser.close());

describe('the table of writes', () => {
  it('contains every operation of the contract that writes, each once', () => {
    const named = writes.map(({ operation }) => operation.id);
    expect(new Set(named).size).toBe(named.length);
    const posts = operationList.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect([...named, ...reads, ...ofOwnRegistration, ...withoutScreen].sort()).toEqual([...posts].sort());
  });
});

describe(`a write with a fault, at ${clientId} (seed ${seed})`, () => {
  it.each(pairsOf(writes, faultRows, { full: isFullRun, seed }))(
    '$write.operation.id: $fault.title',
    async ({ write, fault }) => {
      const { as, assets = {}, identity } = write;
      const faultCase = await createFaultCase(setup, {
        as,
        assets,
        ...(identity === undefined ? {} : { identity: identity() }),
      });
      await write.before?.(faultCase);
      await fault.apply(new FaultRun(faultCase, write));
    },
  );

  it('results in a correct ledger', async () => {
    expect(await setup.actor.checkLedger()).toMatchObject({ ok: true });
  });
});
