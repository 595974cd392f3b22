let programHandlesSignals = false;

/** Leaves signals to the program. Otherwise, a launched browser ends the process before the program can stop the rest. */
export function leaveSignalsToProgram(): void {
  programHandlesSignals = true;
}

/** Returns the options about signals for Playwright and Puppeteer. */
export function signalOptions(): Readonly<
  Record<'handleSIGINT' | 'handleSIGTERM' | 'handleSIGHUP', boolean>
> {
  const isHandled = !programHandlesSignals;
  return { handleSIGINT: isHandled, handleSIGTERM: isHandled, handleSIGHUP: isHandled };
}
