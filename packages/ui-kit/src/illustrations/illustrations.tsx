import type { ReactElement, ReactNode } from 'react';

export interface IllustrationProps {
  /** Width in px; the height follows (4:3). Default 168. */
  width?: number;
}

/* Decoration in the brand's own colours: every fill and line is a class over the tokens. */
function Frame({ width = 168, children }: IllustrationProps & { children: ReactNode }): ReactElement {
  return (
    <svg
      className="ck-illustration"
      width={width}
      height={width * 0.75}
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className="ck-illustration__soft" cx="80" cy="62" rx="66" ry="52" />
      <ellipse className="ck-illustration__shade" cx="80" cy="109" rx="46" ry="5" />
      {children}
      <path
        className="ck-illustration__accent"
        d="M132 22l1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.800Z"
      />
      <circle className="ck-illustration__accent" cx="24" cy="38" r="2.5" />
      <circle className="ck-illustration__mark" cx="140" cy="74" r="2" />
      <circle className="ck-illustration__mark" cx="32" cy="88" r="1.8" />
    </svg>
  );
}

/** Nothing in a list yet. */
export function EmptyListArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <g transform="rotate(-7 62 60)">
        <rect className="ck-illustration__card" x="36" y="24" width="58" height="76" rx="8" />
      </g>
      <rect className="ck-illustration__card" x="54" y="20" width="62" height="84" rx="9" />
      <rect className="ck-illustration__accent" x="64" y="32" width="24" height="7" rx="3.5" />
      <path className="ck-illustration__line" d="M64 52h42M64 64h42M64 76h28" />
      <circle className="ck-illustration__accent" cx="109" cy="93" r="15" />
      <path className="ck-illustration__on-accent" d="M109 86v14M102 93h14" />
    </Frame>
  );
}

/** No games in this category, or none found. */
export function NoGamesArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <path
        className="ck-illustration__card"
        d="M56 42h48a27 27 0 0 1 26.4 21.600l5 24a12 12 0 0 1-20.6 10.400L102 84H58L45.2 98A12 12 0 0 1 24.6 87.600l5-24A27 27 0 0 1 56 42Z"
      />
      <path className="ck-illustration__line" d="M58 54v16M50 62h16" />
      <circle className="ck-illustration__accent" cx="101" cy="56" r="4.5" />
      <circle className="ck-illustration__accent" cx="110" cy="66" r="4.5" />
      <path className="ck-illustration__line" d="M80 42V30a6 6 0 0 1 6-6h10" />
    </Frame>
  );
}

/** Something of ours broke. */
export function ErrorArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <rect className="ck-illustration__card" x="30" y="28" width="100" height="70" rx="10" />
      <path className="ck-illustration__line" d="M30 46h100" />
      <circle className="ck-illustration__mark" cx="41" cy="37" r="2.5" />
      <circle className="ck-illustration__mark" cx="50" cy="37" r="2.5" />
      <path
        className="ck-illustration__warning"
        d="M77 55.5 62.5 81a4 4 0 0 0 3.5 6h28a4 4 0 0 0 3.5-6L83 55.500a3.5 3.5 0 0 0-6 0Z"
      />
      <path className="ck-illustration__on-warning" d="M80 64v10M80 80v.1" />
    </Frame>
  );
}

/** No network. */
export function OfflineArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <path
        className="ck-illustration__card"
        d="M52 92a21 21 0 0 1-2.5-41.800A31 31 0 0 1 109 57a18 18 0 0 1-1 35H52Z"
      />
      <path className="ck-illustration__line" d="M64 66a24 24 0 0 1 32 0M71 74a13.5 13.5 0 0 1 18 0" />
      <circle className="ck-illustration__accent" cx="80" cy="82" r="3.5" />
      <path className="ck-illustration__slash" d="M54 98 108 44" />
    </Frame>
  );
}

/** The site is being looked after. */
export function MaintenanceArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <rect className="ck-illustration__card" x="34" y="32" width="92" height="60" rx="9" />
      <path className="ck-illustration__line" d="M66 104h28M80 92v12" />
      <path
        className="ck-illustration__accent"
        d="M80 42.500l3.2.4 1.3 4.3 3.2 1.5 4-2 4.2 4.2-2 4 1.5 3.2 4.3 1.300v5.200l-4.3 1.3-1.5 3.2 2 4-4.2 4.2-4-2-3.2 1.5-1.3 4.300h-6.400l-1.3-4.3-3.2-1.5-4 2-4.2-4.2 2-4-1.5-3.2-4.3-1.300v-5.200l4.3-1.3 1.5-3.2-2-4 4.2-4.2 4 2 3.2-1.5 1.3-4.300Z"
      />
      <circle className="ck-illustration__hole" cx="80" cy="62" r="9" />
    </Frame>
  );
}

/** There is no such page. */
export function NotFoundArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <path
        className="ck-illustration__card"
        d="M38 30h40v68H38a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8ZM82 30h40a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H82Z"
      />
      <path className="ck-illustration__line" d="M40 46h26M40 58h18M94 84h24" />
      <path
        className="ck-illustration__accent"
        d="M104 38a17 17 0 0 1 17 17c0 12-17 27-17 27S87 67 87 55a17 17 0 0 1 17-17Z"
      />
      <path
        className="ck-illustration__on-accent"
        d="M99 51a5 5 0 1 1 7 4.600c-1.5.7-2 1.6-2 3.400M104 64v.1"
      />
    </Frame>
  );
}

/** It worked. */
export function SuccessArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <circle className="ck-illustration__card" cx="80" cy="62" r="40" />
      <circle className="ck-illustration__positive" cx="80" cy="62" r="29" />
      <path className="ck-illustration__on-positive" d="M66 63l10 10 19-21" />
      <path
        className="ck-illustration__accent"
        d="M44 18l6 3-3 6-6-3ZM116 100l5-4 4 5-5 4ZM120 40l6-1 1 6-6 1Z"
      />
      <path className="ck-illustration__line" d="M36 58c-4 3-4 7 0 10M124 62c4 3 4 7 0 10" />
    </Frame>
  );
}
