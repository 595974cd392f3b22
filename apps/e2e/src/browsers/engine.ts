import type { Complaints } from './complaints.ts';
import type { ActiveFault, FaultRule } from './faults.ts';
import type { KeyName } from './keys.ts';

/** A window's size in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One mouse action, in CSS pixels of the window. */
export interface PointerAct {
  readonly kind: 'move' | 'down' | 'up';
  readonly x: number;
  readonly y: number;
  /** The position in a series of clicks, for `down` and `up`. */
  readonly clickCount?: number;
}

/** Runs expressions in a page. */
export interface Evaluator {
  /** Returns the awaited value of an expression, as JSON. Throws PageMovedOn if the document is replaced meanwhile. */
  evaluate(expression: string): Promise<unknown>;
}

/** One tab of an engine. `Page` drives it through this interface only. */
export interface EngineTab extends Evaluator {
  readonly complaints: Complaints;
  navigate(url: string): Promise<void>;
  /** Starts to reload the document. */
  reload(): Promise<void>;
  /** Goes back one history entry. Returns the address of that entry if the engine knows it. */
  back(): Promise<string | undefined>;
  close(): Promise<void>;
  resize(viewport: Viewport): Promise<void>;
  point(acts: readonly PointerAct[]): Promise<void>;
  pressKey(name: KeyName): Promise<void>;
  /** Types text into the focused field and replaces the selection. */
  insertText(text: string): Promise<void>;
  /** Pastes the clipboard into the focused field. */
  paste(): Promise<void>;
  /** Sets a local file on the file field that an expression returns. */
  upload(elementExpression: string, file: string): Promise<void>;
  /** Runs a script in every later document, before the page's own scripts. */
  runFirst(source: string): Promise<void>;
  /** Same as `evaluate`, in the frame whose address matches; undefined if there is none. */
  evaluateInFrame(address: RegExp, expression: string): Promise<unknown>;
  frameTexts(): Promise<readonly string[]>;
  inject(rule: FaultRule): Promise<ActiveFault>;
  clearFaults(): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  setReducedMotion(isReduced: boolean): Promise<void>;
  /** Sets the browser's default text size, which is 16 px unless a member changes it. */
  setTextSize(px: number): Promise<void>;
  setUserAgent(userAgent: string): Promise<void>;
  /** Returns `kept whole` if the page came from the back/forward cache, else the reason why it did not. */
  cameBack(): Promise<string>;
  /** Returns a PNG screenshot of the window. */
  screenshot(): Promise<Buffer>;
}

/** A visitor with their own cookies and storage, and any number of tabs. */
export interface EngineVisitor {
  openTab(): Promise<EngineTab>;
  /** Calls the listener with each tab that a page opens by itself. */
  onTab(listener: (tab: EngineTab) => void): void;
  close(): Promise<void>;
}

/** A running engine. */
export interface Engine {
  /** The version that the engine reports, e.g. `79.0.3945.0`. */
  readonly version: string;
  newVisitor(): Promise<EngineVisitor>;
  close(): Promise<void>;
}
