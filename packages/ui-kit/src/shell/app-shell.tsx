import type { ReactElement, ReactNode } from 'react';
import { RemoteImage } from '../remote-image/remote-image.tsx';

export const MAIN_ID = 'main';

export interface AppShellProps {
  /** The text of the skip link, which skips the header. */
  skipLabel: string;
  banners?: ReactNode;
  header?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  floating?: ReactNode;
  background?: ReactNode;
  /** `narrow` has one column of 480 px, `wide` allows two columns. Default `wide`. */
  width?: 'narrow' | 'wide';
  /** Names of layout variants, separated by spaces, for example `tiles-mosaic bar-pill`. */
  layout?: string;
}

/** The layout of every screen: banners, header, main content, footer, bottom bar. */
export function AppShell(props: AppShellProps): ReactElement {
  const {
    skipLabel,
    banners,
    header,
    children,
    footer,
    bottomBar,
    floating,
    background,
    width = 'wide',
    layout,
  } = props;
  return (
    <div
      className="ck-app-shell"
      data-width={width}
      data-layout={layout}
      data-bottom-bar={bottomBar ? 'true' : undefined}
    >
      <a className="ck-app-shell__skip" href={`#${MAIN_ID}`}>
        {skipLabel}
      </a>
      {background}
      {banners}
      {header}
      <main id={MAIN_ID} className="ck-app-shell__main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {floating}
      {bottomBar}
    </div>
  );
}

export interface PageBackgroundProps {
  /** Image URLs, the best first (SH-08, SH-09). */
  sources: readonly (string | null | undefined)[];
  /** Key of a brand picture; see `RemoteImage`. */
  picture?: string;
}

/** The background image of every page. A layer in the brand's colour keeps text readable. */
export function PageBackground({ sources, picture }: PageBackgroundProps): ReactElement {
  return (
    <div className="ck-page-background" aria-hidden="true">
      <RemoteImage
        className="ck-page-background__image"
        sources={sources}
        {...(picture === undefined ? {} : { picture })}
        alt=""
        width={9}
        height={16}
        dimension={100}
        priority
      />
    </div>
  );
}
