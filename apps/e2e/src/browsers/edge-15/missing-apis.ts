export const missingApisScript = `(function () {
  ['ResizeObserver', 'AbortController', 'AbortSignal', 'globalThis', 'queueMicrotask', 'requestIdleCallback',
    'cancelIdleCallback', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'BroadcastChannel', 'PerformanceObserver',
    'customElements', 'visualViewport', 'HTMLDialogElement', 'ReadableStream', 'BigInt', 'SharedArrayBuffer'
  ].forEach(function (name) { delete window[name]; });
  function without(object, names) {
    if (object) names.forEach(function (name) { delete object[name]; });
  }
  without(Object, ['fromEntries']);
  without(Array.prototype, ['flat', 'flatMap']);
  without(String.prototype, ['trimStart', 'trimEnd', 'trimLeft', 'trimRight', 'matchAll']);
  without(Promise, ['allSettled']);
  without(Promise.prototype, ['finally']);
  without(Symbol.prototype, ['description']);
  without(Symbol, ['asyncIterator']);
  without(NodeList.prototype, ['forEach', 'entries', 'keys', 'values']);
  without(Element.prototype, ['append', 'prepend', 'before', 'after', 'replaceWith', 'toggleAttribute', 'animate',
    'attachShadow', 'scrollTo', 'scrollBy', 'scroll', 'getAttributeNames']);
  without(Document.prototype, ['append', 'prepend']);
  without(DocumentFragment.prototype, ['append', 'prepend']);
  without(CharacterData.prototype, ['before', 'after', 'replaceWith']);
  without(MediaQueryList.prototype, ['addEventListener', 'removeEventListener']);
  without(Blob.prototype, ['text', 'arrayBuffer', 'stream']);
  without(Navigator.prototype, ['clipboard', 'share', 'locks', 'mediaSession']);
  without(Intl, ['PluralRules', 'RelativeTimeFormat', 'ListFormat']);
  without(Intl.DateTimeFormat.prototype, ['formatToParts']);
  without(Intl.NumberFormat.prototype, ['formatToParts']);
})()`;
