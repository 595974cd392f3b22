import type { GameCategory } from '@chada/domain';
import {
  BallIcon,
  CardsIcon,
  CasinoIcon,
  FishIcon,
  FlameIcon,
  type IconComponent,
  LotteryIcon,
  SlotsIcon,
} from '@chada/ui-kit';

export const categoryIcons: Record<GameCategory, IconComponent> = {
  casino: CasinoIcon,
  sport: BallIcon,
  fishing: FishIcon,
  card: CardsIcon,
  lotto: LotteryIcon,
  slots: SlotsIcon,
  hot: FlameIcon,
};
