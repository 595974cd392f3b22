import { type GameCategory, isStandardCategory, type StandardCategory } from '@chada/domain';
import { RemoteImage } from '@chada/ui-kit';
import type { SubjectName } from '@chada/ui-kit/game-art';
import type { ReactElement } from 'react';
import { DrawnArt } from './drawn-art.tsx';
import { useClient } from './site-context.tsx';

const SUBJECTS: Record<StandardCategory, SubjectName> = {
  slots: 'sevens',
  casino: 'roulette',
  sport: 'football',
  fishing: 'koi',
  card: 'royal',
  lotto: 'balls',
  hot: 'flame',
};

/** Shows the brand's picture of a game category, or a drawing if the brand has no picture of the category. */
export function CategoryPicture({ category }: { category: GameCategory }): ReactElement {
  const { assets, game } = useClient();
  const isStandard = isStandardCategory(category);
  const drawing = game.drawings[category] ?? (isStandard ? category : undefined);
  const drawn = <DrawnArt subject={drawing === undefined ? 'crown' : SUBJECTS[drawing]} shape="wide" />;
  const own = game.pictures[category] ?? (isStandard ? assets.categories[category] : undefined);
  if (own === undefined) return drawn;
  return <RemoteImage sources={[own]} alt="" width={320} height={200} dimension={100} fallback={drawn} />;
}
