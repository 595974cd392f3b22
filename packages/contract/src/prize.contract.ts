import * as z from 'zod/mini';
import { instantSchema, uuidSchema } from './schemas.ts';

/** What a wheel or a card gives: credit in satang, points, or nothing. */
export const prizeSchema = z.object({
  kind: z.enum(['credit', 'point', 'none']),
  /** Satang for credit, whole points for point, 0 for none. */
  amount: z.int().check(z.gte(0)),
  label: z.string(),
});
/** What a wheel or a card gives. */
export type Prize = z.output<typeof prizeSchema>;

/** A drawn prize as the log keeps it. */
export const prizeLogSchema = z.object({ id: uuidSchema, prize: prizeSchema, at: instantSchema });
/** A drawn prize as the log keeps it. */
export type PrizeLog = z.output<typeof prizeLogSchema>;

export const prizeExample: z.input<typeof prizeSchema> = {
  kind: 'credit',
  amount: 2_000,
  label: 'เครดิต 20 บาท',
};
export const prizeLogExample: z.input<typeof prizeLogSchema> = {
  id: '4d5e6f70-8192-4a3b-8c5d-6e7f80910213',
  prize: prizeExample,
  at: '2026-11-20T03:15:00.000Z',
};
