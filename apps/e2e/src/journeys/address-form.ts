import type { Journey } from './journey.ts';

export interface AddressFormInput {
  readonly recipient: string;
  readonly phone: string;
  readonly line: string;
  readonly province: string;
  readonly district: string;
  readonly subdistrict: string;
}

/** Fills in the form from top to bottom, because each list of places depends on the previous selection. */
export async function fillAddress({ page, t }: Journey, address: AddressFormInput): Promise<void> {
  await page.fill(t('address.recipient'), address.recipient);
  await page.fill(t('address.phone'), address.phone);
  await page.fill(t('address.line'), address.line);
  await page.choose(t('address.province'), address.province);
  await page.choose(t('address.district'), address.district);
  await page.choose(t('address.subdistrict'), address.subdistrict);
}
