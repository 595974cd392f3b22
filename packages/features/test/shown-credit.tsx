import { useCredit } from '@chada/stores';
import type { ReactElement } from 'react';

export function ShownCredit(): ReactElement {
  return <output data-testid="credit">{useCredit().creditSatang ?? 'unknown'}</output>;
}
