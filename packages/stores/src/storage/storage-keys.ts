/** Keys of the browser's storage. The specification defines the keys of token and user (EN-01, RO-02). */
export const storageKeys = {
  token: 'chada.token',
  user: 'chada.user',
  lastCredit: 'chada.lastCredit',
  device: 'chada.device',
  // This key keeps its old name, because browsers have idempotency keys of running requests under that name.
  idempotencyKeys: 'chada.intents',
  gameEvent: 'chada.gameEvent',
  gameCategory: 'chada.gameCategory',
  recentGames: 'chada.recentGames',
  /** `boot/early.js` reads this key too. */
  pictures: 'chada.pictures',
  campaign: 'chada.campaign',
  fairness: 'chada.fairness',
  /** This key and the keys below are in the session storage. */
  gameDeparture: 'chada.leftForGame',
  registrationDraft: 'chada.register',
  returnPath: 'chada.returnPath',
} as const;
