import type { ResolvedClient } from '../../resolved-client.ts';

/** The names of the scenes that a brand can have, in the order of `client.json`. */
export const sceneNames = Object.keys({
  notFound: true,
  maintenance: true,
  offline: true,
  history: true,
  games: true,
  friends: true,
  rewards: true,
  success: true,
} satisfies Record<keyof ResolvedClient['assets']['scenes'], true>);
