import type { Game } from '@chada/stores/game';
import { Badge, ChevronRightIcon, FlameIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { GameCover } from './game-cover.tsx';

export const FEW_GAMES = 4;

export interface GameFeaturesProps {
  games: readonly Game[];
  label: string;
  onOpen: (game: Game) => void;
}

export function GameFeatures({ games, label, onOpen }: GameFeaturesProps): ReactElement {
  const t = useText();
  const gameName = useGameName();
  return (
    <ul className="cf-games__features" aria-label={label}>
      {games.map((game) => (
        <li key={game.code} className="cf-games__features-item">
          <button type="button" className="cf-games__feature" onClick={() => onOpen(game)}>
            <span className="cf-games__feature-cover">
              <GameCover game={game} />
            </span>
            <span className="cf-games__feature-texts">
              {game.hot && (
                <Badge tone="accent" icon={<FlameIcon size={14} />}>
                  {t('gameList.hot')}
                </Badge>
              )}
              <span className="cf-games__feature-name">{game.name}</span>
              <span className="cf-games__feature-provider">{gameName(game.provider)}</span>
              <span className="cf-games__feature-play">
                {t('gameList.play')}
                <ChevronRightIcon size={18} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
