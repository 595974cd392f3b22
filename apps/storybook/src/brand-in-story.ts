import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';
import type { ScreenState } from '@chada/testing';

export function brandInStory(own: ResolvedClient, { needs, brand }: ScreenState): ResolvedClient {
  const lacks =
    needs !== undefined && !Object.entries(own.features).some(([name, on]) => on && name === needs.feature);
  const added = lacks ? { features: { ...own.features, [needs.feature]: true }, ...needs.brand } : {};
  return parseResolvedClient({ ...own, ...added, ...brand });
}
