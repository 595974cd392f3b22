import { useCredit } from '@chada/stores';
import type { ReactElement } from 'react';

/** Shows the credit in the same way as the header, for tests that render no layout. */
export function ShownCredit(): ReactElement {
  return <output data-testid="credit">{useCredit().creditSatang ?? 'unknown'}</output>;
}
