import { errorEnvelopeSchema, type Outcome } from '@chada/contract';
import * as z from 'zod/mini';
import type { HandlersOf } from '../../http/pipeline/handler.ts';

const doneSchema = z.object({ data: z.unknown() });

function presentOutcome(row: { status: number | null; body: string | null } | undefined): Outcome {
  if (!row) return { outcome: 'none' };
  if (row.status === null || row.body === null) return { outcome: 'running' };
  const stored: unknown = JSON.parse(row.body);
  if (row.status < 300) return { outcome: 'done', data: doneSchema.parse(stored).data };
  const { code, message } = errorEnvelopeSchema.parse(stored);
  return { outcome: 'refused', code, message };
}

export const outcomeHandlers: HandlersOf<'outcome.get'> = {
  'outcome.get': {
    kind: 'member',
    async run({ deps, member }, { params: { operation, key } }) {
      const row = await deps.db
        .selectFrom('idempotency')
        .select(['status', 'body'])
        .where('member_id', '=', member.id)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .executeTakeFirst();
      return presentOutcome(row);
    },
  },
};
