import { useCredit } from '@chada/stores';
import type { ReactElement } from 'react';

/** The credit as the header shows it, for screens that are rendered without a layout. */
export function ShownCredit(): ReactElement {
  return <output data-testid="credit">{useCredit().creditSatang ?? 'unknown'}</output>;
}
