interface UnusedFunctions {
  readonly names: readonly string[];
  readonly because: string;
  /** The body of the stub that replaces each function in `names`. Default: the stub throws an error. */
  readonly body?: string;
}

/** The site never calls these functions of `react-dom`, so the build replaces each function with a stub. */
export const unusedFunctions: readonly UnusedFunctions[] = [
  {
    names: [
      'startViewTransition',
      'flushAfterMutationEffects',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'ViewTransitionPseudoElement',
    ],
    because: 'no screen has a view transition',
  },
  {
    names: [
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'trackEnterViewTransitions',
    ],
    because: 'no screen has a view transition',
    body: '',
  },
  {
    names: ['measureViewTransitionHostInstancesRecursive'],
    because: 'no screen has a view transition',
    body: 'return false;',
  },
  {
    names: [
      'getResource',
      'acquireResource',
      'suspendResource',
      'preloadResource',
      'insertSuspendedStylesheets',
      'getHydratableHoistableCache',
      'resolveSingletonInstance',
      'createHoistableInstance',
      'mountHoistable',
      'commitHostSingletonAcquisition',
    ],
    because: 'no component renders an element of the head of the page',
  },
  {
    names: [
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
    ],
    because: 'the stamp preloads files',
  },
  {
    names: ['mountActionState', 'updateActionState', 'rerenderActionState', 'startHostTransition'],
    because: 'no form has an action function',
  },
  { names: ['extractEvents$1'], because: 'no form has an action function', body: '' },
  { names: ['dispatchOptimisticSetState'], because: 'no component uses useOptimistic' },
  { names: ['useMemoCache'], because: 'the React compiler is not used' },
  {
    names: ['updateSuspenseListComponent', 'cutOffTailIfNeeded', 'updateActivityComponent'],
    because: 'no component uses SuspenseList or Activity',
  },
  { names: ['setPropOnCustomElement'], because: 'no component renders a custom element' },
  {
    names: ['FragmentInstance'],
    because: 'no Fragment has a ref',
  },
  {
    names: ['commitNewChildToFragmentInstances', 'commitFragmentInstanceDeletionEffects'],
    because: 'no Fragment has a ref',
    body: '',
  },
  {
    names: ['constructSelectEvent'],
    because: 'no element listens to the selection of text',
    body: '',
  },
  {
    names: ['getFallbackBeforeInputChars'],
    because: 'no element listens to input before it happens',
    body: 'return null;',
  },
  {
    names: ['defaultOnDefaultTransitionIndicator'],
    because: 'no transition waits for a request',
    body: '',
  },
  {
    names: ['describeNativeComponentFrame'],
    because: 'names of components are enough in the stack of an error',
    body: 'return "\\n    at " + ((arguments[0] && arguments[0].name) || "");',
  },
];
