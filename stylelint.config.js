/* The minimum browsers of CO-05. Opera 86 and Samsung Internet 20 support every feature of Chrome 79. */
const BROWSERS = ['chrome 79', 'firefox 80', 'safari 12', 'ios_saf 13', 'edge 15'];

const HARMLESS_WITHOUT = [
  // The style sheets use these features only inside `@supports`. The test of the built files checks this rule.
  'css-display-contents',
  'css-grid',
  'css-sticky',
  // The name `css-math-functions` also covers `minmax()` of grid, which is allowed.
  'css-math-functions',
  // Browsers without this feature keep the focus ring.
  'css-focus-visible',
  // A declaration without `env()` must precede each declaration with `env()`.
  'css-env-function',
  'font-variant-numeric',
  'object-fit',
  // The page is complete and usable without these features.
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
  // The style sheets use only single values, such as `underline`.
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

    // Features that are missing or incomplete in the compatibility table.
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

    // The minimum browsers do not support the modern notations.
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
    // Allows the same property twice, for a fallback value.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],

    'comment-empty-line-before': null,

    'selector-class-pattern': null,
    // The rules of a file follow the order of the elements on the screen.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['packages/ui-kit/**/*.css'],
      rules: {
        // toaster.css keeps the class names of a library.
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
