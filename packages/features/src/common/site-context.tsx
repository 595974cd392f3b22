import type { ResolvedClient } from '@chada/client-config';
import { createTranslator, type Translate } from '@chada/messages';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';

interface Site {
  readonly client: ResolvedClient;
  readonly t: Translate;
}

const SiteContext = createContext<Site | null>(null);

/** Gives every screen below it the brand and its texts. */
export function SiteProvider({
  client,
  children,
}: {
  client: ResolvedClient;
  children: ReactNode;
}): ReactElement {
  const site = useMemo(() => ({ client, t: createTranslator(client.messages) }), [client]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No SiteProvider above this screen: it needs a brand.');
  return site;
}

/** The brand of this page. */
export function useClient(): ResolvedClient {
  return useSite().client;
}

/** The brand's texts: `t('withdraw.title')`. */
export function useText(): Translate {
  return useSite().t;
}
