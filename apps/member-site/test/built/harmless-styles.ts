/** Properties without which a page stays usable. */
const comfort = [
  'caret-color',
  'contain',
  'cursor',
  'font-variant-numeric',
  'object-position',
  'scroll-behavior',
  'scroll-margin-bottom',
  'scroll-margin-top',
  'scroll-padding-bottom',
  'scroll-padding-top',
  'scroll-snap-align',
  'scroll-snap-type',
  'scrollbar-color',
  'scrollbar-width',
  'text-size-adjust',
  'text-underline-offset',
  'text-wrap',
  'touch-action',
  'vector-effect',
];

/** Properties that Edge 15 supports, although the compatibility data contains only their newer keywords. */
const olderThanTheData = ['align-items', 'border-collapse', 'clip', 'justify-content', 'text-align'];

/** Properties that the oldest supported browsers may ignore. */
export const harmlessDeclarations: ReadonlySet<string> = new Set([...comfort, ...olderThanTheData]);

/** Pseudo-classes and pseudo-elements that the oldest supported browsers may ignore. */
export const harmlessSelectors: ReadonlySet<string> = new Set(['focus-visible', 'placeholder']);
