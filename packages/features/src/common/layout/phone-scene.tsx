import type { ReactElement } from 'react';
import { BrandScene, type BrandSceneProps } from '../brand/brand-scene.tsx';

/** The brand's small picture in the page header. Wide windows hide the picture. */
export function PhoneScene({ scene }: Pick<BrandSceneProps, 'scene'>): ReactElement {
  return (
    <span className="cf-phone-scene">
      <BrandScene scene={scene} size="heading">
        {null}
      </BrandScene>
    </span>
  );
}
