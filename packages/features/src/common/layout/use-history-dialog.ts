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
 * A dialog as an entry of the browser's history: Back closes it. `isAvailable` is false while there is nothing to show
 * in it, for example after a reload; the entry is then left.
 */
export function useHistoryDialog(name: string, isAvailable = true): HistoryDialog {
  const { steps, open, close } = useHistorySteps(name, isAvailable ? readOpen : readNone);
  return { isOpen: steps.length > 0, open: () => open(true), close };
}
