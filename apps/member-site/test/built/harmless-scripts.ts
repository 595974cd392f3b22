/** Methods of our own code or of libraries. Each has the same name as a new browser method. */
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
  // The compatibility data lists these static methods of `URL` under different names.
  'createObjectURL',
  'revokeObjectURL',
]);

/** Scripts of the draw verifier. The site loads them only in browsers with `BigInt`. */
export const scriptsWithBigInt = /\/log-legacy-/;

/**
 * Features that only React uses, for its view transitions and fragment refs. The site does not use view
 * transitions or fragment refs.
 */
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

/** Uses of new features that are harmless, because legacy browsers never run them or the code accepts `undefined`. */
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
  // `CSS.supports` exists in all browsers. The compatibility data reports the newer `supports` method of token lists.
  '.supports',
]);
