import type { ReactElement, ReactNode } from 'react';
import { RemoteImage } from '../remote-image/remote-image.tsx';

export const MAIN_ID = 'main';

export interface AppShellProps {
  /** The first thing the Tab key meets: jumps past the header. */
  skipLabel: string;
  /** `Banner`s above everything. */
  banners?: ReactNode;
  header?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  /** `FloatingCorner`, above the bottom bar. */
  floating?: ReactNode;
  background?: ReactNode;
  /** `narrow` keeps one column of 480 px at any width (login, forms); `wide` grows to two. Default `wide`. */
  width?: 'narrow' | 'wide';
}

/** The frame of every screen: banners, header, the one main, footer, bottom bar. */
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
  /** Tried one after the other (SH-08, SH-09). Without any that works, the brand's own glow remains. */
  sources: readonly (string | null | undefined)[];
  /** As of `RemoteImage`. */
  picture?: string;
}

/** The full-screen background behind every page, with the brand's ground over it so that text stays legible. */
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
