import { useLiveCredit } from '@chada/stores';
import { useEffect, useState } from 'react';
import { useClient } from '../common/brand/site-context.tsx';

/**
 * Keeps the connection for live credit open while the page is visible. A page in the background needs no connection.
 */
export function useLiveCreditWhileShown(): void {
  const { features } = useClient();
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const read = () => setVisible(document.visibilityState !== 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  useLiveCredit(features.liveCredit && isVisible);
}
