import { useConfiguration } from '@chada/stores';
import { useClient } from './site-context.tsx';

/** The ids of the messaging accounts: the global setting's, else the client's own (EN-05). */
export function useContactLines(): {
  readonly main: string | undefined;
  readonly backup: string | undefined;
} {
  const { contact } = useClient();
  const { line1, line2 } = useConfiguration();
  return { main: line1 || contact.main, backup: line2 || contact.backup };
}
