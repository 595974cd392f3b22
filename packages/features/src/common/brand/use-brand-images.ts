import { type BrandImage, type BrandImageName, brandImages } from '@chada/client-config';
import { useConfiguration } from '@chada/stores';
import { useMemo } from 'react';
import { useClient } from './site-context.tsx';

export function useBrandImages(): Readonly<Record<BrandImageName, BrandImage>> {
  const client = useClient();
  const { entries } = useConfiguration();
  return useMemo(() => {
    const remote = Object.entries(entries).map(([key, path]) => ({ key, value: { data: { path } } }));
    return brandImages(client, remote);
  }, [client, entries]);
}

export function sourcesOf({ src, fallback }: BrandImage): readonly (string | undefined)[] {
  return [src, fallback];
}
