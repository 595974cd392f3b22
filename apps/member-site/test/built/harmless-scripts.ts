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

/**
 * Matches the scripts that contain the draw verifier. These scripts may use `BigInt`, because the site loads the
 * verifier only in browsers with `BigInt`.
 */
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
  // The site uses the next four features only if the browser can share files.
  '.canShare',
  '.share',
  'navigator.canShare',
  'navigator.share',
  'navigator.maxTouchPoints',
  'window.trustedTypes',
  // This use is harmless, because `boot.js` first checks whether the browser has `HTMLScriptElement.supports`.
  'HTMLScriptElement.supports',
  // The test treats `CSS.supports` as `DOMTokenList.supports`, which some browsers lack. The use is harmless, because
  // all minimum browsers have `CSS.supports`.
  '.supports',
]);
