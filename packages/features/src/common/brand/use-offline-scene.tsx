import { useOffline } from '@chada/stores';
import type { ReactElement } from 'react';
import { OfflineScene } from './offline-scene.tsx';

/** Returns the offline picture of the brand while the device is offline. */
export function useOfflineScene(): ReactElement | undefined {
  return useOffline() ? <OfflineScene /> : undefined;
}
