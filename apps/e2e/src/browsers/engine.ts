import type { BrowserErrors } from './browser-errors.ts';
import type { ActiveFault, FaultRule } from './faults.ts';
import type { KeyName } from './keys.ts';

/** The size of the page's visible area in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface PointerAction {
  readonly kind: 'move' | 'down' | 'up';
  readonly x: number;
  readonly y: number;
  /** The position of the click in a series of clicks: 2 for the second click of a double click. */
  readonly clickCount?: number;
}

export interface Evaluator {
  /**
   * Evaluates an expression in the page and awaits its value, which must be JSON. Throws PageNavigatedError if the document is
   * replaced during the call.
   */
  evaluate(expression: string): Promise<unknown>;
}

export interface EngineTab extends Evaluator {
  readonly browserErrors: BrowserErrors;
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<string | undefined>;
  close(): Promise<void>;
  resize(viewport: Viewport): Promise<void>;
  point(actions: readonly PointerAction[]): Promise<void>;
  pressKey(name: KeyName): Promise<void>;
  /** Types a text in place of the selected text. */
  insertText(text: string): Promise<void>;
  paste(): Promise<void>;
  upload(elementExpression: string, file: string): Promise<void>;
  /** Runs `source` in each document that the tab opens from now on, before the page's own scripts. */
  runFirst(source: string): Promise<void>;
  evaluateInFrame(address: RegExp, expression: string): Promise<unknown>;
  frameTexts(): Promise<readonly string[]>;
  inject(rule: FaultRule): Promise<ActiveFault>;
  clearFaults(): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  setReducedMotion(isReduced: boolean): Promise<void>;
  setColorScheme(scheme: 'light' | 'dark'): Promise<void>;
  setForcedColors(isForced: boolean): Promise<void>;
  /**
   * Allows service workers in the tab. Service workers are disabled by default, because a service worker could answer a
   * request from its cache, and then no fault could be injected into the request.
   */
  allowServiceWorkers(): Promise<void>;
  setTextSize(px: number): Promise<void>;
  setUserAgent(userAgent: string): Promise<void>;
  restorationResult(): Promise<string>;
  screenshot(): Promise<Buffer>;
}

export interface EngineVisitor {
  openTab(): Promise<EngineTab>;
  onTab(listener: (tab: EngineTab) => void): void;
  close(): Promise<void>;
}

export interface Engine {
  readonly version: string;
  newVisitor(): Promise<EngineVisitor>;
  close(): Promise<void>;
}
