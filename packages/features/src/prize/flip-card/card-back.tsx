import type { ReactElement } from 'react';

/** The back of a card: an original pattern in the brand's colours. */
export function CardBack(): ReactElement {
  return (
    <svg className="cf-card-back" viewBox="0 0 90 126" aria-hidden="true" focusable="false">
      <rect className="cf-card-back__ground" width="90" height="126" />
      <path
        className="cf-card-back__weave"
        d="M0 18 18 0M0 54 54 0M0 90 90 0M0 126 90 36M36 126l54-54M72 126l18-18M90 18 72 0M90 54 36 0M90 90 0 0M90 126 0 36M54 126 0 72M18 126 0 108"
      />
      <rect className="cf-card-back__frame" x="6" y="6" width="78" height="114" rx="6" />
      <path className="cf-card-back__shield" d="M45 34 66 63 45 92 24 63 45 34Z" />
      <path
        className="cf-card-back__crown"
        d="M34 71V58l5.500 5 5.500-10 5.500 10 5.500-5v13H34Zm0 2.500h22v3H34v-3Z"
      />
    </svg>
  );
}
