import type { GameCategory } from '@chada/client-config';
import { GameArt, RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useClient } from './site-context.tsx';

/** The brand's picture of a category, else one drawn for it; decoration, 8:5. */
export function CategoryPicture({ category }: { category: GameCategory }): ReactElement {
  const { assets } = useClient();
  const drawn = <GameArt seed={category} category={category} shape="wide" />;
  const own = assets.categories[category];
  if (own === undefined) return drawn;
  return <RemoteImage sources={[own]} alt="" width={320} height={200} dimension={100} fallback={drawn} />;
}
