/** Names of what is kept in the browser. Token and user are those of the specification (EN-01, RO-02). */
export const storageKeys = {
  token: 'chada.token',
  user: 'chada.user',
  device: 'chada.device',
  intents: 'chada.intents',
  gameEvent: 'chada.gameEvent',
  gameCategory: 'chada.gameCategory',
  /** Read by the site's `boot/early.js` too, before anything is shown. */
  pictures: 'chada.pictures',
  campaign: 'chada.campaign',
  /** Those below live for one tab only. */
  leftForGame: 'chada.leftForGame',
  registerDraft: 'chada.register',
  returnPath: 'chada.returnPath',
} as const;
