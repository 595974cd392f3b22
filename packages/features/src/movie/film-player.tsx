import type { ResolvedClient } from '@chada/client-config';
import { useOffline } from '@chada/stores';
import { Button, Card, CloseIcon, ErrorState, IconButton, RefreshIcon, WebpPicture } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';

export type Film = ResolvedClient['films'][number];

export function FilmPlayer({ film, onClose }: { film: Film; onClose: () => void }): ReactElement {
  const t = useText();
  const offline = useOffline();
  const title = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return (
    <Card padding="none" className="cf-film-player">
      <div className="cf-film-player__head">
        <div className="cf-film-player__texts">
          <p className="cf-hint">{t('movie.playing')}</p>
          <h2 ref={title} tabIndex={-1} className="cf-stage-heading">
            {film.title}
          </h2>
        </div>
        <IconButton label={t('movie.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {offline && (
        <div className="cf-film-player__note">
          <Notice tone="warning" role="status" title={t('movie.offline')} />
        </div>
      )}
      {failed ? (
        <ErrorState title={t('movie.failed')} retry={{ label: t('common.retry'), onRetry: retry }}>
          {t('movie.failedHint')}
        </ErrorState>
      ) : (
        <div className="cf-film-player__screen">
          <FilmScreen key={attempt} film={film} onFailed={() => setFailed(true)} />
        </div>
      )}
      {film.frameUrl !== undefined && (
        // The reload button is always visible, because the site can't detect whether the page in the iframe has loaded.
        <div className="cf-film-player__foot">
          <p className="cf-hint">{t('movie.frameHint')}</p>
          <Button size="sm" variant="ghost" icon={<RefreshIcon size={18} />} onClick={retry}>
            {t('common.reload')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function FilmScreen({ film, onFailed }: { film: Film; onFailed: () => void }): ReactElement {
  if (film.frameUrl !== undefined) {
    return (
      <iframe
        className="cf-film-player__picture"
        src={film.frameUrl}
        title={film.title}
        // The film's page can't open windows and can't navigate the site.
        sandbox="allow-scripts allow-presentation"
        allow="encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="no-referrer"
      />
    );
  }
  return <FilmVideo film={film} onFailed={onFailed} />;
}

function FilmVideo({ film, onFailed }: { film: Film; onFailed: () => void }): ReactElement {
  const [poster, setPoster] = useState<string | undefined>(undefined);
  return (
    <>
      {film.poster !== undefined && (
        // Loads the poster in a hidden picture, which chooses between the WebP file and the original file. A video
        // can't choose, so the video gets the file that the hidden picture has loaded.
        <WebpPicture src={film.poster}>
          <img
            src={film.poster}
            alt=""
            hidden
            onLoad={({ currentTarget }) => setPoster(shownFile(currentTarget))}
          />
        </WebpPicture>
      )}
      <video
        className="cf-film-player__picture"
        src={film.file}
        poster={poster}
        controls
        playsInline
        preload="metadata"
        aria-label={film.title}
        onError={onFailed}
      >
        {/* Without captions, the track has no `src`, and the browser ignores the track. */}
        <track kind="captions" srcLang="th" src={film.captions} default={film.captions !== undefined} />
      </video>
    </>
  );
}

const shownFile = ({ currentSrc, src }: HTMLImageElement): string => (currentSrc === '' ? src : currentSrc);
