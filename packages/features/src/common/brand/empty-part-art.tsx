import type { ResolvedClient } from '@chada/client-config';
import { EmptyListArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from './brand-scene.tsx';

export function EmptyPartArt({ scene }: { scene: keyof ResolvedClient['assets']['scenes'] }): ReactElement {
  return (
    <BrandScene scene={scene} size="small">
      <EmptyListArt width={120} />
    </BrandScene>
  );
}
