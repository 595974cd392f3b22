import { ErrorArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from './brand-scene.tsx';

/** The picture of a page that failed to load: the brand's person repairs something. */
export function TroubleScene(): ReactElement {
  return (
    <BrandScene scene="maintenance" size="small">
      <ErrorArt />
    </BrandScene>
  );
}
