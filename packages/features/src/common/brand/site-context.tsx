import type { ResolvedClient } from '@chada/client-config';
import { createTranslator, type Translate } from '@chada/messages';
import { WebpPictures } from '@chada/ui-kit';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';

interface Site {
  readonly client: ResolvedClient;
  readonly t: Translate;
  readonly onTitle: ((title: string) => void) | undefined;
}

const SiteContext = createContext<Site | null>(null);

/** Provides the client configuration and the texts. During rendering on a server, `onTitle` receives the page title. */
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
  const webps = useMemo(
    () => new Map(client.assets.webp.map(({ picture, webp }) => [picture, webp])),
    [client],
  );
  return (
    <SiteContext value={site}>
      <WebpPictures value={webps}>{children}</WebpPictures>
    </SiteContext>
  );
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteProvider is missing.');
  return site;
}

export function useClient(): ResolvedClient {
  return useSite().client;
}

/** Returns the translate function, for example `t('withdrawal.title')`. */
export function useText(): Translate {
  return useSite().t;
}
