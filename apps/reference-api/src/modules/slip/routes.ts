import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { presentDeposit } from '../deposit/present.ts';
import { depositOpenings } from '../protection/enforce-limits.ts';
import { confirmableTransfer } from './confirmable-transfer.ts';
import { requestReturn } from './request-return.ts';
import { confirmableSince } from './policy.ts';
import { presentRequest, presentSlip, presentWaitingSlip } from './present.ts';
import { readRequests, readReturnableSlips, readWaitingSlips } from './repository.ts';
import { confirmSlip, requestDeposit, verifySlip } from './service.ts';

const REQUESTS_SHOWN = 50;
const WAITING_SHOWN = 10;

export const slipHandlers: HandlersOf<
  'slip.verify' | 'slip.confirm' | 'slip.requestDeposit' | 'slip.myRequest' | 'slip.requestReturn'
> = {
  'slip.verify': {
    kind: 'member',
    async run(context, { body }) {
      const verified = await verifySlip(context, { image: body.slip, statedSatang: body.amountSatang });
      const { slip, retryAfterSeconds } = verified;
      return { ...presentSlip(slip), retryAfterSeconds };
    },
  },
  'slip.confirm': {
    kind: 'money',
    claims: (context, { body }) => confirmableTransfer(context, body.slipId),
    async run(context, { body }) {
      const { deposit, creditSatang, bonusSatang } = await confirmSlip(context, body.slipId);
      return { deposit: presentDeposit(deposit), creditSatang, bonusSatang };
    },
  },
  'slip.requestDeposit': {
    kind: 'money',
    run: async (context, { body }) => presentRequest(await requestDeposit(context, body)),
  },
  'slip.myRequest': {
    kind: 'member',
    async run({ deps, member, now }) {
      const [requests, waiting, returnable, opensAt] = await Promise.all([
        readRequests(deps.db, member.id, REQUESTS_SHOWN),
        readWaitingSlips(deps.db, member.id, { verifiedAfter: confirmableSince(now), limit: WAITING_SHOWN }),
        readReturnableSlips(deps.db, member.id, confirmableSince(now)),
        depositOpenings(deps.db, member.id, now),
      ]);
      return {
        items: requests.map(presentRequest),
        waiting: waiting.map((slip) => presentWaitingSlip(slip, opensAt)),
        returnable: returnable.map((slip) => presentWaitingSlip(slip, undefined)),
      };
    },
  },
  'slip.requestReturn': {
    kind: 'member',
    run: async (context, { body }) => ({ slip: await requestReturn(context, body.slipId) }),
  },
};
