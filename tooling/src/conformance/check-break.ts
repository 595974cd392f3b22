import { operations } from '@chada/contract';
import type { Backend, Reply } from './call-backend.ts';
import { checkRefusal, type Difference, refusalOf, sessionCodes } from './check-reply.ts';
import type { Findings } from './findings.ts';
import { type NewMember, signInMember } from './new-member.ts';
import { responseData } from './response-data.ts';

const beginTimeOut = operations['protection.beginTimeOut'];
const get = operations['protection.get'];

function checkPaused(when: string, reply: Reply): Difference[] {
  return refusalOf(reply)?.code === 'FEATURE_OFF' ? [] : checkRefusal(when, reply, ['PLAY_PAUSED']);
}

export async function checkBreak(
  backend: Backend,
  { known, call }: NewMember,
  findings: Findings,
  gameCode: unknown,
): Promise<void> {
  const begun = await call(beginTimeOut, { body: { length: 'hours24' } });
  if (refusalOf(begun)?.code === 'FEATURE_OFF') return;
  const pause = responseData(beginTimeOut.response, begun)?.pause;
  const isPaused = pause?.cause === 'timeOut' && Date.parse(pause.until ?? '') > Date.now();
  findings.tried(
    'protection.beginTimeOut',
    ...(isPaused
      ? []
      : [{ when: 'a break', location: 'data.pause', message: 'should be a time-out that ends later' }]),
    ...checkRefusal('the session from before the break', await call(get), sessionCodes),
  );
  const again = await signInMember(backend, known.user.user_pass.username, known.password);
  const during = 'a call during a break';
  const wheel = await again.call(operations['wheel.reward'], { body: {} });
  findings.tried('wheel.reward', ...checkPaused(during, wheel));
  if (gameCode !== undefined) {
    const body = { gameCode, returnPath: '/' };
    findings.tried('game.open', ...checkPaused(during, await again.call(operations['game.open'], { body })));
  }
  const params = { uuid: again.known.user.uuid };
  const withdrawal = await again.call(operations['withdraw.create'], { params, body: { amount: 10_000 } });
  if (refusalOf(withdrawal)?.code === 'PLAY_PAUSED')
    findings.tried('withdraw.create', {
      when: during,
      location: 'code',
      message: 'should not be PLAY_PAUSED',
    });
  const state = responseData(get.response, await again.call(get));
  if (state?.pause?.cause !== 'timeOut')
    findings.tried('protection.get', {
      when: during,
      location: 'data.pause',
      message: 'should be the time-out',
    });
}
