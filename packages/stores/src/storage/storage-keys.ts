/** Keys of the browser's storage. The specification defines the keys of token and user (EN-01, RO-02). */
export const storageKeys = {
  token: 'chada.token',
  user: 'chada.user',
  lastCredit: 'chada.lastCredit',
  device: 'chada.device',
  // This key keeps its old name, because browsers may still store keys of running requests under this name.
  idempotencyKeys: 'chada.intents',
  gameEvent: 'chada.gameEvent',
  gameCategory: 'chada.gameCategory',
  recentGames: 'chada.recentGames',
  /** If this key changes, change it in `boot/early.js` too. */
  pictures: 'chada.pictures',
  /** The closed banners. `boot/early.js` reads this key too. */
  banners: 'chada.banners',
  /** The chosen palette, `light` or `dark`. `boot/early.js` reads this key too. */
  scheme: 'chada.scheme',
  /** The answer to the question about analytics, `yes` or `no`. */
  analytics: 'chada.analytics',
  campaign: 'chada.campaign',
  fairness: 'chada.fairness',
  /** This entry and the entries below are keys of the session storage. */
  gameDeparture: 'chada.leftForGame',
  registrationDraft: 'chada.register',
  returnPath: 'chada.returnPath',
} as const;
