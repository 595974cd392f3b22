import { isStandardCategory, type StandardCategory } from '@chada/domain';
import type { BrandGame } from '@chada/client-config';
import {
  BallIcon,
  CardsIcon,
  CasinoIcon,
  FishIcon,
  FlameIcon,
  GamesIcon,
  type IconComponent,
  LotteryIcon,
  SlotsIcon,
} from '@chada/ui-kit';

const icons: Record<StandardCategory, IconComponent> = {
  casino: CasinoIcon,
  sport: BallIcon,
  fishing: FishIcon,
  card: CardsIcon,
  lotto: LotteryIcon,
  slots: SlotsIcon,
  hot: FlameIcon,
};

export function categoryIcon(category: string, { drawings }: BrandGame): IconComponent {
  const standard = drawings[category] ?? category;
  return isStandardCategory(standard) ? icons[standard] : GamesIcon;
}
