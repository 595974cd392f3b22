/** Keys of the browser's storage. The specification defines the keys of token and user (EN-01, RO-02). */
export const storageKeys = {
  token: 'chada.token',
  user: 'chada.user',
  device: 'chada.device',
  // The value is an old name. A new name would lose the idempotency keys of running requests.
  idempotencyKeys: 'chada.intents',
  gameEvent: 'chada.gameEvent',
  gameCategory: 'chada.gameCategory',
  /** The script `boot/early.js` reads the same key. */
  pictures: 'chada.pictures',
  campaign: 'chada.campaign',
  /** Stored in the session storage, like the keys below. */
  gameDeparture: 'chada.leftForGame',
  registrationDraft: 'chada.register',
  returnPath: 'chada.returnPath',
} as const;
