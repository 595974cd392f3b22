import { useConfiguration } from '@chada/stores';
import { useClient } from './site-context.tsx';

export function useContactLines(): {
  readonly main: string | undefined;
  readonly backup: string | undefined;
} {
  const { contact } = useClient();
  const { line1, line2 } = useConfiguration();
  return {
    main: line1 === undefined ? contact.main : (line1 ?? undefined),
    backup: line2 === undefined ? contact.backup : (line2 ?? undefined),
  };
}
