/** Names of stored values. Token and user are those of the specification (EN-01, RO-02). */
export const storageKeys = {
  token: 'chada.token',
  user: 'chada.user',
  device: 'chada.device',
  // The older name stays: with a new one, a deploy would lose the keys of requests in progress.
  idempotencyKeys: 'chada.intents',
  gameEvent: 'chada.gameEvent',
  gameCategory: 'chada.gameCategory',
  /** Also read by the site's `boot/early.js`, before the first render. */
  pictures: 'chada.pictures',
  campaign: 'chada.campaign',
  /** The following are stored per tab. */
  gameDeparture: 'chada.leftForGame',
  registrationDraft: 'chada.register',
  returnPath: 'chada.returnPath',
} as const;
