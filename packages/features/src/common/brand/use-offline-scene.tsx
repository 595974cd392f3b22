import { useOffline } from '@chada/stores';
import { OfflineArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from './brand-scene.tsx';

/** Returns the offline picture of the brand while the device is offline. */
export function useOfflineScene(): ReactElement | undefined {
  return useOffline() ? (
    <BrandScene scene="offline">
      <OfflineArt />
    </BrandScene>
  ) : undefined;
}
