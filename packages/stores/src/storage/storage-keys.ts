/** Names of what is kept in the browser. Token and user are those of the specification (EN-01, RO-02). */
export const storageKeys = {
  token: 'chada.token',
  user: 'chada.user',
  device: 'chada.device',
  // Browsers of members hold keys under this older name: renaming it would lose the keys of requests under way.
  idempotencyKeys: 'chada.intents',
  gameEvent: 'chada.gameEvent',
  gameCategory: 'chada.gameCategory',
  /** Read by the site's `boot/early.js` too, before anything is shown. */
  pictures: 'chada.pictures',
  campaign: 'chada.campaign',
  /** Those below live for one tab only. */
  gameDeparture: 'chada.leftForGame',
  registrationDraft: 'chada.register',
  returnPath: 'chada.returnPath',
} as const;
