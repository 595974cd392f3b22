export const ownMethods: ReadonlySet<string> = new Set([
  'adopt',
  'check',
  'createContext',
  'deref',
  'dispatch',
  'draw',
  'endpoints',
  'escape',
  'f',
  'fromEntries',
  'getAll',
  'getState',
  'hasOwn',
  'isActive',
  'isFile',
  'loading',
  'navigate',
  'notify',
  'prepend',
  'query',
  'read',
  'register',
  'request',
  'run',
  'setParameters',
  'show',
  'signal',
  'subscribe',
  'token',
  'unsubscribe',
  'use',
  'when',
  'createObjectURL',
  'revokeObjectURL',
]);

/** The site loads the draw verifier only in browsers with `BigInt`. */
export const scriptsWithBigInt = /\/log-legacy-/;

/** Only React's view transitions and fragment refs use these features, and the site uses neither. */
const inReactOnly = [
  '.animate',
  '.getAnimations',
  '.getRootNode',
  '.skipTransition',
  '.unobserve',
  'CSS.escape',
  'DOMRect',
  'navigation',
  'navigation.currentEntry',
  'navigation.navigate',
  'navigation.transition',
];

export const harmlessUses: ReadonlySet<string> = new Set([
  ...inReactOnly,
  // The site uses `canShare` only if the browser can share files.
  '.canShare',
  '.share',
  'navigator.canShare',
  'navigator.share',
  'navigator.maxTouchPoints',
  'window.trustedTypes',
  // `boot.js` first checks whether the browser has `HTMLScriptElement.supports`.
  'HTMLScriptElement.supports',
  // The entry `supports` means `DOMTokenList.supports`; all browsers have `CSS.supports`.
  '.supports',
]);
