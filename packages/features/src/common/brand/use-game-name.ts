import { isStandardCategory, isStandardProvider } from '@chada/domain';
import { useCallback } from 'react';
import { useSite } from './site-context.tsx';

export function useGameName(): (id: string) => string {
  const { client, t } = useSite();
  return useCallback(
    (id) => {
      const own = client.game.names[id];
      if (own !== undefined) return own;
      return isStandardCategory(id) || isStandardProvider(id) ? t(`game.${id}`) : id;
    },
    [client, t],
  );
}
