import * as z from 'zod/mini';
import { clockTimeSchema, satangSchema } from './schemas.ts';

/** A promotion: two daytime windows (EN-03, PR-01). */
export const userSettingSchema = z.object({
  /** Percent. */
  bonusRate: z.number(),
  bonusTimeStart: clockTimeSchema,
  bonusTimeEnd: clockTimeSchema,
  /** Satang; shown divided by 100 with two decimals. */
  endNumberBonus: satangSchema,
  bonusRate2: z.number(),
  bonusTimeStart2: clockTimeSchema,
  bonusTimeEnd2: clockTimeSchema,
  endNumberBonus2: satangSchema,
  /** Satang; the promotion is shown only while above zero (PR-02). Null is no promotion. */
  bonusMax: z.nullable(z.int()),
});
/** A promotion. */
export type UserSetting = z.output<typeof userSettingSchema>;

export const userSettingExample: z.input<typeof userSettingSchema> = {
  bonusRate: 10,
  bonusTimeStart: '11:00:00',
  bonusTimeEnd: '13:00:00',
  endNumberBonus: 50_000,
  bonusRate2: 15,
  bonusTimeStart2: '19:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus2: 100_000,
  bonusMax: 100_000,
};
