/*
 * CO-05's minimum browsers. Opera 86 and Samsung 20 are Chromium 100 and 106, so Chrome 79 covers them.
 * What a browser lacks stops the build, unless it is named below with the reason why its absence hurts nobody.
 */
const BROWSERS = ['chrome 79', 'firefox 80', 'safari 12', 'ios_saf 13', 'edge 15'];

const HARMLESS_WITHOUT = [
  // Only inside @supports, after a flow or flex layout; the test of the built files checks this.
  'css-display-contents',
  'css-grid',
  'css-sticky',
  // `minmax()` of grid counts as one; `min()`, `max()` and `clamp()` themselves are banned below.
  'css-math-functions',
  // Written as `:focus` and `:focus:not(:focus-visible)`: browsers without it keep the focus ring.
  'css-focus-visible',
  // A plain declaration comes before it.
  'css-env-function',
  'font-variant-numeric',
  // With a rule for Edge 15 in `@supports not (object-fit: cover)`; the test of the built files checks this.
  'object-fit',
  // Refinements: without them the page still looks right and works.
  'css-autofill',
  'css-containment',
  'css-font-rendering-controls',
  'css-masks',
  'css-scroll-behavior',
  'css-scrollbar',
  'css-touch-action',
  'css3-cursors',
  'pointer',
  'prefers-reduced-motion',
  'text-size-adjust',
  // Only its old form, a plain line, is used.
  'mdn-text-decoration-shorthand',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportNeedlessDisables: true,
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      { severity: 'error', browsers: BROWSERS, ignorePartialSupport: true, ignore: HARMLESS_WITHOUT },
    ],

    // Features that the compatibility table lacks or covers only in part.
    'property-disallowed-list': [
      [
        'gap',
        'row-gap',
        'column-gap',
        'aspect-ratio',
        'inset',
        '/^inset-/',
        '/^(margin|padding|border)-(inline|block)/',
        'inline-size',
        'block-size',
        'container',
        'container-type',
        'backdrop-filter',
        'scrollbar-gutter',
        'overflow-clip-margin',
        'accent-color',
        'content-visibility',
        'translate',
        'rotate',
        'scale',
      ],
      {
        message: (name) =>
          `"${name}" is missing in the minimum browsers (CO-05): see packages/ui-kit/README.md`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/./': [
          '/\\d[dsl]v(h|w|min|max)\\b/',
          '/color-mix\\(/',
          '/\\b(clamp|min|max)\\(/',
          '/\\boklch\\(/',
          '/\\blab\\(/',
        ],
        overflow: ['clip', '/ /'],
        // A browser without `env()` also drops the fallback before it, because `var()` is resolved after parsing.
        '/^--/': ['/env\\(/'],
        '/^(?!--)/': ['/env\\([^]*var\\(|var\\([^]*env\\(/'],
      },
      { message: (name, value) => `"${name}: ${value}" fails in the minimum browsers (CO-05)` },
    ],
    'selector-pseudo-class-disallowed-list': [['has', 'is', 'where', 'focus-within', 'any-link']],
    'at-rule-disallowed-list': [['layer', 'container', 'property', 'scope', 'starting-style']],

    // The site follows the browser's text size: docs/decisions/0023-text-size.md.
    'declaration-property-unit-disallowed-list': {
      '/^font/': ['px', 'pt'],
      'line-height': ['px', 'pt'],
    },
    'media-feature-name-unit-allowed-list': { '/width$/': ['em'] },

    // The modern notations are newer than the minimum browsers.
    'alpha-value-notation': 'number',
    'color-function-notation': 'legacy',
    'color-function-alias-notation': null,
    'media-feature-range-notation': 'prefix',
    'selector-not-notation': 'simple',
    'property-no-vendor-prefix': null,
    'value-no-vendor-prefix': [true, { ignoreValues: ['box', 'inline-box', '-webkit-sticky'] }],
    'property-no-deprecated': [true, { ignoreProperties: ['clip', 'grid-gap', 'word-wrap'] }],
    'declaration-block-no-redundant-longhand-properties': [
      true,
      { ignoreShorthands: ['inset', 'grid-template', 'overflow'] },
    ],
    'import-notation': 'string',
    // A fallback is the line before the declaration that it replaces.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],

    // A comment may be directly above the line that it explains.
    'comment-empty-line-before': null,

    'selector-class-pattern': null,
    // Rules follow the order on the screen; states follow their part.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['packages/ui-kit/**/*.css'],
      rules: {
        // toaster.css styles a library and keeps the library's class names.
        'selector-class-pattern': [
          '^(ck-[a-z0-9-]+(__[a-z0-9-]+)?|Toastify__[a-z-]+)$',
          { message: 'Class names of ui-kit are ck-block or ck-block__part' },
        ],
      },
    },
    {
      files: ['packages/features/**/*.css'],
      rules: {
        'selector-class-pattern': [
          '^c[fk]-[a-z0-9-]+(__[a-z0-9-]+)?$',
          { message: 'Class names of features are cf-block or cf-block__part' },
        ],
      },
    },
  ],
};
