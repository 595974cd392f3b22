/** Methods of our own values and of libraries that share the name of a browser method which this code never calls. */
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
  // An older name in the data for a method of `URL`.
  'createObjectURL',
  'revokeObjectURL',
]);

/** Uses in React that only view transitions and fragments with a ref reach; this site uses neither. */
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

/** Uses that no minimum browser reaches, or that return `undefined` there, which the code expects. */
export const harmlessUses: ReadonlySet<string> = new Set([
  ...inReactOnly,
  // Follows a return for browsers that can't share files.
  '.canShare',
  '.share',
  'navigator.canShare',
  'navigator.share',
  'navigator.maxTouchPoints',
  'window.trustedTypes',
  // Follows a condition that older browsers fail.
  'HTMLScriptElement.supports',
  // `CSS.supports`, which every browser has; a newer method of token lists has the same name.
  '.supports',
]);
