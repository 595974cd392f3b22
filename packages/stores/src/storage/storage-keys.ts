/** Keys of the browser's storage. The specification defines the keys of token and user (EN-01, RO-02). */
export const storageKeys = {
  token: 'chada.token',
  user: 'chada.user',
  lastCredit: 'chada.lastCredit',
  device: 'chada.device',
  // Uses the former name of idempotency keys, because a browser may still have keys under this name.
  idempotencyKeys: 'chada.intents',
  gameEvent: 'chada.gameEvent',
  gameCategory: 'chada.gameCategory',
  recentGames: 'chada.recentGames',
  /** If this key changes, change it in `boot/early.js` too. */
  pictures: 'chada.pictures',
  /** `boot/early.js` reads this key too. */
  banners: 'chada.banners',
  /** `light` or `dark`. `boot/early.js` reads this key too. */
  scheme: 'chada.scheme',
  /** Consent to analytics: `yes` or `no`. */
  analytics: 'chada.analytics',
  campaign: 'chada.campaign',
  fairness: 'chada.fairness',
  /** This key and all keys below belong to the session storage. The keys above belong to the local storage. */
  gameDeparture: 'chada.leftForGame',
  registrationDraft: 'chada.register',
  returnPath: 'chada.returnPath',
  begunBreak: 'chada.begunBreak',
  typedTexts: 'chada.typed',
  scroll: 'chada.scroll',
} as const;
