import { useHistorySteps } from './use-history-steps.ts';

export interface HistoryDialog {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes the dialog; Forward opens it again. */
  readonly close: () => void;
}

const readOpen = (value: unknown): true | undefined => (value === true ? true : undefined);
const readNone = (): undefined => undefined;

/**
 * Opens a dialog as a history entry: Back closes it. If `isAvailable` is false, for example after a reload that lost
 * its content, the page goes back from the entry.
 */
export function useHistoryDialog(name: string, isAvailable = true): HistoryDialog {
  const { steps, open, close } = useHistorySteps(name, isAvailable ? readOpen : readNone);
  return { isOpen: steps.length > 0, open: () => open(true), close };
}
