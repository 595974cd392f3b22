import { useHistorySteps } from './use-history-steps.ts';

export interface HistoryDialog {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const readOpen = (value: unknown): true | undefined => (value === true ? true : undefined);
const readNone = (): undefined => undefined;

/** Opens a dialog as a history entry, so that the Back button closes the dialog. */
export function useHistoryDialog(name: string, isAvailable = true): HistoryDialog {
  const { steps, open, close } = useHistorySteps(name, isAvailable ? readOpen : readNone);
  return { isOpen: steps.length > 0, open: () => open(true), close };
}
