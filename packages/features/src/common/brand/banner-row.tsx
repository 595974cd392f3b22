import { type Banner, bannersFor } from '@chada/client-config';
import { useDismissedBanners, useNow } from '@chada/stores';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, IconButton, useWebpFallback } from '@chada/ui-kit';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from './site-context.tsx';
import { useIsInPage } from './use-is-in-page.ts';

const hiddenMark = 'data-hides-banners';

const large = '(min-width: 48em)';
const small = 'not all and (min-width: 48em)';

function Slide({ picture, alt, words, link }: Banner): ReactElement {
  const { webp } = picture;
  const { offersWebp, pictureProps } = useWebpFallback(webp && `${webp.wide} ${webp.narrow}`);
  const sources = offersWebp ? webp : undefined;
  const isInPage = useIsInPage();
  const image = (
    <span className="cf-banner-row__place">
      {isInPage && (
        <picture {...(sources && pictureProps)}>
          {sources !== undefined && (
            <>
              <source media={large} type="image/webp" srcSet={sources.wide} width={1440} height={360} />
              <source media={small} type="image/webp" srcSet={sources.narrow} width={720} height={360} />
            </>
          )}
          <source media={large} srcSet={picture.wide} width={1440} height={360} />
          <img
            className="cf-banner-row__image"
            src={picture.narrow}
            alt={alt}
            width={720}
            height={360}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
  const content = (
    <>
      {image}
      {words !== undefined && (
        <span className="cf-banner-row__words">
          <span className="cf-banner-row__title">{words.title}</span>{' '}
          {words.action !== undefined && <span className="cf-banner-row__action">{words.action}</span>}
        </span>
      )}
    </>
  );
  if (link === undefined) return <div className="cf-banner-row__slide">{content}</div>;
  if (link.startsWith('/'))
    return (
      <Link className="cf-banner-row__slide" to={link}>
        {content}
      </Link>
    );
  return (
    <a className="cf-banner-row__slide" href={link} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

/** A row of banners. The row moves only if the visitor or member scrolls. */
export function BannerRow({ audience }: { audience: 'visitor' | 'member' }): ReactElement | null {
  const t = useText();
  const { name, banners } = useClient();
  const [dismissed, dismiss] = useDismissedBanners();
  const now = useNow();
  const [isMounted, setMounted] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    document.documentElement.removeAttribute(hiddenMark);
    setMounted(true);
  }, []);
  // Moves the focus to the message, because the pressed button has disappeared.
  useEffect(() => {
    if (isClosed) note.current?.focus();
  }, [isClosed]);
  if (isClosed) {
    return (
      <p ref={note} role="status" tabIndex={-1} className="ck-visually-hidden">
        {t('banner.dismissed')}
      </p>
    );
  }
  const shown = isMounted
    ? bannersFor(banners, audience, now).filter(({ id }) => !dismissed.includes(id))
    : bannersFor(banners, audience, undefined);
  if (shown.length === 0) return null;
  const turn = (step: 1 | -1): void => {
    const row = list.current;
    if (row === null) return;
    const index = Math.round(row.scrollLeft / row.clientWidth);
    row.scrollLeft = ((index + step + shown.length) % shown.length) * row.clientWidth;
  };
  const close = (): void => {
    dismiss(shown.map(({ id }) => id));
    setClosed(true);
  };
  const label = t('banner.label', { brand: name });
  return (
    <section className="cf-banner-row" aria-label={label}>
      <ul
        ref={list}
        className="cf-banner-row__list"
        data-words={shown.some(({ words }) => words !== undefined) ? 'true' : undefined}
        aria-label={label}
        tabIndex={0}
      >
        {shown.map((banner) => (
          <li key={banner.id} className="cf-banner-row__item">
            <Slide {...banner} />
          </li>
        ))}
      </ul>
      <div className="cf-banner-row__buttons">
        {shown.length > 1 && (
          <>
            <IconButton label={t('banner.previous')} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
            <IconButton label={t('banner.next')} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
          </>
        )}
        <IconButton label={t('banner.dismiss')} icon={<CloseIcon />} onClick={close} />
      </div>
    </section>
  );
}
