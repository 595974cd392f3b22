import type { ResolvedClient } from '@chada/client-config';
import { createTranslator, type Translate } from '@chada/messages';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';

interface Site {
  readonly client: ResolvedClient;
  readonly t: Translate;
  readonly onTitle: ((title: string) => void) | undefined;
}

const SiteContext = createContext<Site | null>(null);

/**
 * Provides the brand and its texts to every screen below it. `onTitle` receives the document title during rendering: for
 * servers, which have no document.
 */
export function SiteProvider({
  client,
  onTitle,
  children,
}: {
  client: ResolvedClient;
  onTitle?: (title: string) => void;
  children: ReactNode;
}): ReactElement {
  const site = useMemo(() => ({ client, t: createTranslator(client.messages), onTitle }), [client, onTitle]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Returns the brand, its texts and the receiver of titles. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No SiteProvider above this screen: it needs a brand.');
  return site;
}

/** Returns the brand of this page. */
export function useClient(): ResolvedClient {
  return useSite().client;
}

/** Returns the translate function with the brand's texts: `t('withdrawal.title')`. */
export function useText(): Translate {
  return useSite().t;
}
