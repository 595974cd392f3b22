/** Methods of our own values and of libraries, named as a method of the browser that this code never calls. */
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
  // Of `URL`, by an older name in the data.
  'createObjectURL',
  'revokeObjectURL',
]);

/** What React reaches only in view transitions and in fragments with a ref, which this site does not use. */
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

/** Uses that no minimum browser reaches, or that give `undefined` there, which the code expects. */
export const harmlessUses: ReadonlySet<string> = new Set([
  ...inReactOnly,
  // After a return where the browser shares no files.
  '.canShare',
  '.share',
  'navigator.canShare',
  'navigator.share',
  'navigator.maxTouchPoints',
  'window.trustedTypes',
  // In a condition after another that older browsers fail.
  'HTMLScriptElement.supports',
  // `CSS.supports`, which each has; a newer method of token lists has the same name.
  '.supports',
]);
