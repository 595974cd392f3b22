import { EmptyState, FilmIcon, LinkButton, PageHeader, RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { FeatureGate } from '../common/brand/feature-gate.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { TileArt } from '../common/layout/tile-art.tsx';
import { usePageTitle } from '../common/layout/use-page-title.ts';
import { type Film, FilmPlayer } from './film-player.tsx';
import { useFilmInAddress } from './use-film-in-address.ts';

/** The films of the brand at /auth/media/movie (ME-17, RD-12). */
export function MoviePage(): ReactElement {
  return (
    <FeatureGate feature="movie">
      <Films />
    </FeatureGate>
  );
}

function Films(): ReactElement {
  const t = useText();
  usePageTitle(t('movie.title'));
  const { films } = useClient();
  const [playing, play] = useFilmInAddress(films.length);
  const film = playing === null ? undefined : films[playing];
  return (
    <div className="cf-movie">
      <PageHeader
        title={t('movie.title')}
        description={t('movie.lead')}
        back={{ label: t('movie.emptyAction'), render: <Link to={paths.media} /> }}
      />
      {film !== undefined && <FilmPlayer key={playing} film={film} onClose={() => play(null)} />}
      {films.length === 0 ? (
        <EmptyState
          illustration={
            <span className="cf-movie__art">
              <TileArt object="film" />
            </span>
          }
          title={t('movie.empty')}
          action={
            <LinkButton variant="primary" render={<Link to={paths.media} />}>
              {t('movie.emptyAction')}
            </LinkButton>
          }
        >
          {t('movie.emptyHint')}
        </EmptyState>
      ) : (
        <ul className="cf-films" aria-label={t('movie.list')}>
          {films.map((item, index) => (
            <li key={`${item.title} ${item.file ?? item.frameUrl ?? ''}`} className="cf-films__place">
              <FilmTile film={item} current={index === playing} onPlay={() => play(index)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FilmTileProps {
  film: Film;
  current: boolean;
  onPlay: () => void;
}

function FilmTile({ film, current, onPlay }: FilmTileProps): ReactElement {
  const t = useText();
  return (
    <button
      type="button"
      className="cf-film"
      aria-label={t('movie.watch', { title: film.title })}
      aria-current={current ? 'true' : undefined}
      onClick={onPlay}
    >
      <RemoteImage
        className="cf-film__poster"
        sources={[film.poster]}
        alt=""
        width={2}
        height={3}
        dimension={100}
        fallback={
          <span className="cf-film__drawn">
            <FilmIcon size={48} />
          </span>
        }
      />
      <span className="cf-film__title">{film.title}</span>
    </button>
  );
}
