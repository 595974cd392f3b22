import { EmptyListArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from './brand-scene.tsx';

export function EmptyHistoryArt(): ReactElement {
  return (
    <BrandScene scene="history" size="small">
      <EmptyListArt width={120} />
    </BrandScene>
  );
}
