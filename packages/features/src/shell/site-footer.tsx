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

interface KindProps {
  kind: 'public' | 'member';
}

/** Links to the public pages for visitors, to the brand's own pages, and to the page about responsible play. */
function FootMenu({ kind }: KindProps): ReactElement | null {
  const t = useText();
  const client = useClient();
  const { pathname } = useLocation();
  const { status } = useAuth();
  const link = (to: string, text: string): ReactElement => (
    <li key={to}>
      <Link className="cf-foot-menu__link" to={to}>
        {text}
      </Link>
    </li>
  );
  const links = client.pages.map(({ slug, title }) => link(ownPageOf(slug), title));
  if (kind === 'public' && status !== 'loggedIn')
    links.unshift(
      ...visitorLinks(client).map(({ id, to }) => link(to, t(`shell.${id}`))),
      link(paths.contact, t('shell.contact')),
    );
  if (client.protection !== undefined)
    links.push(link(kind === 'member' ? paths.protection : paths.playGuide, t('shell.responsibleLink')));
  if (links.length === 0 || isRegisterPath(pathname)) return null;
  return (
    <nav aria-label={t('shell.footMenu')}>
      <ul className="cf-foot-menu">{links}</ul>
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
export function SiteFooter({ kind }: KindProps): ReactElement {
  const t = useText();
  const { footer, licence, minimumAge } = useClient();
  const from = kind === 'public' ? footer.publicYear : footer.memberYear;
  const year = useCopyrightYears(from, footer.toCurrentYear);
  return (
    <Footer copyright={t('shell.copyright', { year, holder: footer.holder })}>
      <FootMenu kind={kind} />
      <p className="cf-footer__age">
        <span className="cf-footer__age-mark" aria-hidden="true">
          {minimumAge}+
        </span>
        <span>
          {t('shell.minimumAge', { age: minimumAge })} {t('shell.responsible')}
        </span>
      </p>
      <Choices />
      <Badges />
      <p>{licence === undefined ? t('shell.sandbox') : t('shell.licence', licence)}</p>
    </Footer>
  );
}
