import { userCredit } from '@chada/contract';
import { answerFor, replies } from '@chada/testing';
import { expect } from 'vitest';
import type { PlainFault } from '../../browsers/faults.ts';
import { asFault, callsOf } from '../../crawl/answer-faults.ts';
import { creditInDatabase, creditOf } from '../member-journey.ts';
import type { FaultRun } from './fault-run.ts';

/**
 * After an outdated response, the test waits this many milliseconds and then checks that the header still shows the
 * current credit.
 */
const headerUpdateMs = 200;

export async function deliverOutdatedCredit(run: FaultRun): Promise<void> {
  const { faultCase } = run;
  const { page } = faultCase;
  await run.fillIn();
  const before = await creditInDatabase(faultCase);
  let respond: (fault: PlainFault) => void = () => undefined;
  const until = new Promise<PlainFault>((resolve) => (respond = resolve));
  const creditFault = await page.inject({ ...callsOf(userCredit), times: 1, fault: { kind: 'hold', until } });
  await page.waitFor('the look at the credit', async () => {
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.ck-credit-button');
      if (button !== null) button.click();
    });
    return creditFault.hits() === 1;
  });
  await run.press();
  await run.checkDone();
  const now = await creditInDatabase(faultCase);
  expect(now).not.toBe(before);
  await page.waitFor('the credit of now', async () => (await creditOf(faultCase)) === now);
  const old = { ...userCredit.example.response, creditSatang: before };
  respond(asFault(replies.status(200, answerFor(userCredit, old))));
  await new Promise((resolve) => setTimeout(resolve, headerUpdateMs));
  expect(await creditOf(faultCase)).toBe(now);
  await creditFault.remove();
}
