/** The page stays usable without these. */
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

/** Edge 15 supports these; the data has only keywords of later versions. */
const olderThanTheData = ['align-items', 'border-collapse', 'clip', 'justify-content', 'text-align'];

/** Properties that a minimum browser may lack without harm. */
export const harmlessDeclarations: ReadonlySet<string> = new Set([...comfort, ...olderThanTheData]);

/**
 * Pseudo-classes and pseudo-elements that a browser may lack without harm: without `:focus-visible` every focus shows the
 * ring, and placeholders have the browser's own colour.
 */
export const harmlessSelectors: ReadonlySet<string> = new Set(['focus-visible', 'placeholder']);
