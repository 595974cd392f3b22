import { type Satang, subtractSatang } from '@chada/domain';

export type ReturnOutcome =
  | { readonly kind: 'won' | 'lost'; readonly differenceSatang: Satang }
  | { readonly kind: 'same' }
  | { readonly kind: 'unknown' };

export function returnOutcome(moved: Satang, taken: Satang | null): ReturnOutcome {
  if (taken === null) return { kind: 'unknown' };
  if (moved === taken) return { kind: 'same' };
  return moved > taken
    ? { kind: 'won', differenceSatang: subtractSatang(moved, taken) }
    : { kind: 'lost', differenceSatang: subtractSatang(taken, moved) };
}
