import { OfflineArt } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { BrandScene } from './brand-scene.tsx';
import { Greeting } from './greeting.tsx';
import { useClient } from './site-context.tsx';

/**
 * The offline picture of the brand. If the browser has not stored the picture, shows the figure of the greeting, which is
 * part of the style sheet and therefore always loaded.
 */
export function OfflineScene(): ReactElement {
  const { greeting } = useClient().assets;
  return <BrandScene scene="offline">{greeting === undefined ? <OfflineArt /> : <Greeting />}</BrandScene>;
}
