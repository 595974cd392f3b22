import { EmptyListArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from './brand-scene.tsx';

/** The brand's picture for an empty list of records in a part of a page. */
export function EmptyHistoryArt(): ReactElement {
  return (
    <BrandScene scene="history" size="small">
      <EmptyListArt width={120} />
    </BrandScene>
  );
}
