interface UnusedFunctions {
  readonly names: readonly string[];
  readonly reason: string;
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
    reason: 'no screen has a view transition',
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
    reason: 'no screen has a view transition',
    body: '',
  },
  {
    names: ['measureViewTransitionHostInstancesRecursive'],
    reason: 'no screen has a view transition',
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
    reason: 'no component renders an element of the head of the page',
  },
  {
    names: ['accumulateSuspenseyCommitOnFiber', 'waitForCommitToBeReady'],
    reason: 'no component renders a style sheet, and pictures delay only view transitions',
    body: 'return null;',
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
    reason: 'the stamp preloads files',
  },
  {
    names: ['mountActionState', 'updateActionState', 'rerenderActionState', 'startHostTransition'],
    reason: 'no form has an action function',
  },
  { names: ['extractEvents$1'], reason: 'no form has an action function', body: '' },
  { names: ['dispatchOptimisticSetState'], reason: 'no component uses useOptimistic' },
  { names: ['useMemoCache'], reason: 'the React compiler is not used' },
  {
    names: ['updateSuspenseListComponent', 'cutOffTailIfNeeded', 'updateActivityComponent'],
    reason: 'no component uses SuspenseList or Activity',
  },
  { names: ['setPropOnCustomElement'], reason: 'no component renders a custom element' },
  {
    names: ['FragmentInstance'],
    reason: 'no Fragment has a ref',
  },
  {
    names: ['commitNewChildToFragmentInstances', 'commitFragmentInstanceDeletionEffects'],
    reason: 'no Fragment has a ref',
    body: '',
  },
  {
    names: ['constructSelectEvent'],
    reason: 'no element listens to the selection of text',
    body: '',
  },
  {
    names: ['getFallbackBeforeInputChars'],
    reason: 'no element listens to input before it happens',
    body: 'return null;',
  },
  {
    names: ['defaultOnDefaultTransitionIndicator'],
    reason: 'no transition waits for a request',
    body: '',
  },
  {
    names: ['describeNativeComponentFrame'],
    reason: 'names of components are enough in the stack of an error',
    body: 'return "\\n    at " + ((arguments[0] && arguments[0].name) || "");',
  },
];
