/** The page is as usable without it, only less fine. */
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

/** Edge 15 has it: the data names only keywords of the Edge that came after it. */
const olderThanTheData = ['align-items', 'border-collapse', 'clip', 'justify-content', 'text-align'];

/** Properties whose absence in a minimum browser does no harm. */
export const harmlessDeclarations: ReadonlySet<string> = new Set([...comfort, ...olderThanTheData]);

/**
 * Pseudo-classes and pseudo-elements whose absence does no harm: where `:focus-visible` is unknown every focus has the
 * ring, and hints in fields have the browser's own colour.
 */
export const harmlessSelectors: ReadonlySet<string> = new Set(['focus-visible', 'placeholder']);
