import type { ReactElement, ReactNode } from 'react';
import { RemoteImage } from '../remote-image/remote-image.tsx';

export const MAIN_ID = 'main';

export interface AppShellProps {
  /** Label of the skip link, the first tab stop, which jumps past the header. */
  skipLabel: string;
  /** `Banner`s above everything else. */
  banners?: ReactNode;
  header?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  /** A `FloatingCorner` above the bottom bar. */
  floating?: ReactNode;
  background?: ReactNode;
  /** `narrow` keeps one column of 480 px (login, forms); `wide` allows two columns. Default `wide`. */
  width?: 'narrow' | 'wide';
}

/** The frame of every screen: banners, header, main content, footer, bottom bar. */
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
  } = props;
  return (
    <div className="ck-app-shell" data-width={width} data-bottom-bar={bottomBar ? 'true' : undefined}>
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
  /** Addresses, the best first (SH-08, SH-09). If none works, the brand's gradient remains. */
  sources: readonly (string | null | undefined)[];
  /** Same as `picture` of `RemoteImage`. */
  picture?: string;
}

/** The full-screen background of every page, under a layer of the brand's colour that keeps text legible. */
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
