import type { ReactElement } from 'react';
import { Frame, type IllustrationProps } from './frame.tsx';

/* Illustrations that the first chunk of the site does not contain. */

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

/** Illustration for a category without games or a search without results. */
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
