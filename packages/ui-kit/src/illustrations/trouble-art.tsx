import type { ReactElement } from 'react';
import { Frame, type IllustrationProps } from './frame.tsx';

/* Illustrations of problems. The first chunk of the site contains these illustrations. */

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

export function MaintenanceArt(props: IllustrationProps): ReactElement {
  return (
    <Frame {...props}>
      <rect className="ck-illustration__card" x="34" y="32" width="92" height="60" rx="9" />
      <path className="ck-illustration__line" d="M66 104h28M80 92v12" />
      <circle className="ck-illustration__gear" cx="80" cy="62" r="18" />
      <circle className="ck-illustration__hole" cx="80" cy="62" r="9" />
    </Frame>
  );
}
