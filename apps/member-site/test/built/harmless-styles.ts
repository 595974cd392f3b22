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

const olderThanTheData = ['align-items', 'border-collapse', 'clip', 'justify-content', 'text-align'];

/** Properties that the oldest supported browsers may ignore. */
export const harmlessDeclarations: ReadonlySet<string> = new Set([...comfort, ...olderThanTheData]);

export const harmlessSelectors: ReadonlySet<string> = new Set(['focus-visible', 'placeholder']);
