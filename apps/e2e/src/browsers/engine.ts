import type { Complaints } from './complaints.ts';
import type { ActiveFault, FaultRule } from './faults.ts';
import type { KeyName } from './keys.ts';

/** A window's size in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One act of the mouse, in CSS pixels of the window. */
export interface PointerAct {
  readonly kind: 'move' | 'down' | 'up';
  readonly x: number;
  readonly y: number;
  /** The nth click in a row, for `down` and `up`. */
  readonly clickCount?: number;
}

/** Runs expressions in a page. */
export interface Evaluator {
  /** Gives the value of an expression, awaited and as JSON. Throws PageMovedOn where the document is replaced meanwhile. */
  evaluate(expression: string): Promise<unknown>;
}

/** One tab of an engine. `Page` drives it and knows of no engine. */
export interface EngineTab extends Evaluator {
  readonly complaints: Complaints;
  navigate(url: string): Promise<void>;
  /** Starts to load the document again. */
  reload(): Promise<void>;
  /** Goes one entry of the history back. Gives the address of that entry where the engine knows it. */
  back(): Promise<string | undefined>;
  close(): Promise<void>;
  resize(viewport: Viewport): Promise<void>;
  point(acts: readonly PointerAct[]): Promise<void>;
  pressKey(name: KeyName): Promise<void>;
  /** Types text into the focused field, over what is selected. */
  insertText(text: string): Promise<void>;
  /** Pastes the clipboard into the focused field. */
  paste(): Promise<void>;
  /** Gives a file of this machine to the file field that an expression returns. */
  upload(elementExpression: string, file: string): Promise<void>;
  /** Runs a script in every document from now on, before the page's own. */
  runFirst(source: string): Promise<void>;
  /** As `evaluate`, in the frame whose address matches; undefined while there is none. */
  evaluateInFrame(address: RegExp, expression: string): Promise<unknown>;
  frameTexts(): Promise<readonly string[]>;
  inject(rule: FaultRule): Promise<ActiveFault>;
  clearFaults(): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  setReducedMotion(isReduced: boolean): Promise<void>;
  /** Sets the text size of the browser's own settings, which is 16 px unless a member changes it. */
  setTextSize(px: number): Promise<void>;
  setUserAgent(userAgent: string): Promise<void>;
  /** `kept whole` if the page shown came from the back/forward cache, else why it did not. */
  cameBack(): Promise<string>;
  /** Gives what is on the screen as PNG. */
  screenshot(): Promise<Buffer>;
}

/** One visitor's cookies and storage, with any number of tabs. */
export interface EngineVisitor {
  openTab(): Promise<EngineTab>;
  /** Calls the listener with each tab that a page opens itself. */
  onTab(listener: (tab: EngineTab) => void): void;
  close(): Promise<void>;
}

/** A running engine. */
export interface Engine {
  /** As the engine reports it, for example `79.0.3945.0`. */
  readonly version: string;
  newVisitor(): Promise<EngineVisitor>;
  close(): Promise<void>;
}
