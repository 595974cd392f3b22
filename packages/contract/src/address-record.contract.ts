import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { phoneSchema, textSchema } from './schemas.ts';

/** A delivery address with the codes of the Thai administrative divisions (ME-12). */
export const addressSchema = z.object({
  recipient: textSchema(80, 1),
  phone: phoneSchema,
  line: textSchema(200, 1),
  subdistrictCode: z.string().check(z.regex(/^\d{6}$/)),
  districtCode: z.string().check(z.regex(/^\d{4}$/)),
  provinceCode: z.string().check(z.regex(/^\d{2}$/)),
  postcode: z.string().check(z.regex(/^\d{5}$/)),
});
export type Address = z.output<typeof addressSchema>;

export const addressExample: z.input<typeof addressSchema> = {
  recipient: sample.name,
  phone: sample.phone,
  line: '99/9 ซอยสุขใจ 3 ถนนมิตรภาพ',
  subdistrictCode: '100101',
  districtCode: '1001',
  provinceCode: '10',
  postcode: '10200',
};
