import type { GameCategory } from '@chada/domain';
import { useGameProvidersQuery } from '@chada/stores/game';
import { RemoteImage, Section, Skeleton, SkeletonGroup } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { gamesOfProvider } from '../common/layout/paths.ts';
import { PartFailed } from '../common/query/part-failed.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { FEW_GAMES } from './game-features.tsx';

/**
 * Shows the logo of a provider, or the provider's name if the brand has no logo of the provider. The logo is
 * decorative, because the link already has the provider's name.
 */
function ProviderLogo({ logo, name }: { logo: string | undefined; name: string }): ReactElement {
  if (logo === undefined) return <>{name}</>;
  return (
    <span className="cf-games__provider-logo">
      <RemoteImage
        sources={[logo]}
        alt=""
        width={72}
        height={24}
        dimension={100}
        fit="contain"
        fallback={name}
      />
    </span>
  );
}

export function ProviderRow({ category }: { category: GameCategory }): ReactElement | null {
  const t = useText();
  const gameName = useGameName();
  const { providers: ours, names, pictures } = useClient().game;
  const query = useGameProvidersQuery(category);
  const { currentData, isError } = query;
  const providers = currentData?.providers
    .filter(({ provider, games }) => ours.includes(provider) && games > 0)
    .sort((a, b) => ours.indexOf(a.provider) - ours.indexOf(b.provider));
  const count = providers?.reduce((sum, { games }) => sum + games, 0) ?? 0;
  if (isError) return <PartFailed query={query}>{t('gameList.providersFailed')}</PartFailed>;
  if (providers !== undefined && count <= FEW_GAMES) return null;
  return (
    <Section title={t('game.providers')} hideTitle>
      {providers === undefined ? (
        <SkeletonGroup label={t('common.loading')} className="cf-games__providers-loading">
          <span className="cf-games__providers">
            {ours.map((provider) => (
              <span key={provider} className="cf-games__providers-item">
                {/* The placeholder contains the content of the link, so that it is as high as the link. */}
                <Skeleton>
                  <span className="cf-games__provider">
                    <span className="cf-games__provider-mark">
                      <ProviderLogo logo={pictures[provider]} name={names[provider] ?? provider} />
                    </span>{' '}
                    <span className="cf-games__provider-count">{t('gameList.gameCount', { count: 10 })}</span>
                  </span>
                </Skeleton>
              </span>
            ))}
          </span>
        </SkeletonGroup>
      ) : (
        <ul className="cf-games__providers">
          {providers.map(({ provider, games }) => (
            <li key={provider} className="cf-games__providers-item">
              <Link
                className="cf-games__provider"
                to={gamesOfProvider(category, provider)}
                aria-label={t('gameList.providerGames', { provider: gameName(provider), count: games })}
              >
                <span className="cf-games__provider-mark">
                  <ProviderLogo logo={pictures[provider]} name={names[provider] ?? provider} />
                </span>{' '}
                <span className="cf-games__provider-count">{t('gameList.gameCount', { count: games })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
