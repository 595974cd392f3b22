import { bangkokDay } from '@chada/domain';
import { useAuth, useNow } from '@chada/stores';
import { Footer, WebpPicture } from '@chada/ui-kit';
import { lazy, type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isRegisterPath, ownPageOf, paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { visitorLinks } from '../common/brand/visitor-links.ts';
import { useReady } from '../common/fields/use-ready.ts';
import { OptionalBoundary } from './optional-boundary.tsx';

// Loaded on demand, because most brands have neither a second palette nor analytics.
const SchemeChoice = lazy(async () => ({ default: (await import('./scheme-choice.tsx')).SchemeChoice }));
const AnalyticsChoice = lazy(async () => ({
  default: (await import('./analytics-choice.tsx')).AnalyticsChoice,
}));

function FootMenu(): ReactElement | null {
  const t = useText();
  const client = useClient();
  const { pathname } = useLocation();
  const { status } = useAuth();
  if (status === 'loggedIn' || isRegisterPath(pathname)) return null;
  const links = [...visitorLinks(client), { id: 'contact' as const, to: paths.contact }];
  return (
    <nav aria-label={t('shell.footMenu')}>
      <ul className="cf-foot-menu">
        {links.map(({ id, to }) => (
          <li key={id}>
            <Link className="cf-foot-menu__link" to={to}>
              {t(`shell.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OwnPages(): ReactElement | null {
  const t = useText();
  const { pages } = useClient();
  const { pathname } = useLocation();
  if (pages.length === 0 || isRegisterPath(pathname)) return null;
  return (
    <nav aria-label={t('shell.ownPages')}>
      <ul className="cf-foot-menu">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="cf-foot-menu__link" to={ownPageOf(slug)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Badges(): ReactElement | null {
  const { badges } = useClient().footer;
  if (badges.length === 0) return null;
  return (
    <ul className="cf-badges">
      {badges.map(({ picture, alt, link }) => {
        const image = (
          <WebpPicture src={picture}>
            <img className="cf-badges__image" src={picture} alt={alt} height={40} loading="lazy" />
          </WebpPicture>
        );
        return (
          <li key={picture} className="cf-badges__item">
            {link === undefined ? (
              image
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {image}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Choices(): ReactElement {
  const isReady = useReady();
  const { analytics, secondPalette } = useClient();
  return (
    <>
      {secondPalette !== undefined && (
        <div className="cf-foot-choice-place">
          {isReady && (
            <OptionalBoundary>
              <SchemeChoice />
            </OptionalBoundary>
          )}
        </div>
      )}
      {analytics !== undefined && (
        <div className="cf-foot-choice-place" data-labelled="">
          {isReady && (
            <OptionalBoundary>
              <AnalyticsChoice />
            </OptionalBoundary>
          )}
        </div>
      )}
    </>
  );
}

/**
 * Returns the years of the copyright notice. The first render omits the current year, because prerendered HTML may be
 * years old.
 */
function useCopyrightYears(from: number, toCurrentYear: boolean): string {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const current = Number(bangkokDay(useNow()).slice(0, 4));
  return toCurrentYear && isMounted && current > from ? `${from}–${current}` : String(from);
}

/** The footer of every page (SH-07, RD-10, RD-17). */
export function SiteFooter({ kind }: { kind: 'public' | 'member' }): ReactElement {
  const t = useText();
  const { footer, licence, minimumAge, protection } = useClient();
  const { pathname } = useLocation();
  const from = kind === 'public' ? footer.publicYear : footer.memberYear;
  const year = useCopyrightYears(from, footer.toCurrentYear);
  return (
    <Footer copyright={t('shell.copyright', { year, holder: footer.holder })}>
      {kind === 'public' && <FootMenu />}
      <OwnPages />
      <p className="cf-footer__age">
        <span className="cf-footer__age-mark" aria-hidden="true">
          {minimumAge}+
        </span>
        {t('shell.minimumAge', { age: minimumAge })}
      </p>
      <p>{t('shell.responsible')}</p>
      {protection !== undefined && !isRegisterPath(pathname) && (
        <p>
          <Link className="cf-foot-menu__link" to={kind === 'member' ? paths.protection : paths.playGuide}>
            {t('shell.responsibleLink')}
          </Link>
        </p>
      )}
      <Choices />
      <Badges />
      <p>{licence === undefined ? t('shell.sandbox') : t('shell.licence', licence)}</p>
    </Footer>
  );
}
