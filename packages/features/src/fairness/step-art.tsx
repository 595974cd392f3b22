import type { ReactElement } from 'react';

export type FairnessStep = 'sealed' | 'chosen' | 'opened';

/** The seal of the envelope. The style sheet shows the seal of the brand's layout: a star, a flower or a compass. */
function Seal(): ReactElement {
  return (
    <g transform="translate(36 33)">
      <circle className="cf-step-art__seal" r="9" />
      <path
        className="cf-step-art__mark"
        data-of="plate"
        d="M0-6 1.6-2H6L2.5.7 3.8 5 0 2.4-3.8 5-2.5.7-6-2h4.4Z"
      />
      <g className="cf-step-art__mark" data-of="petal">
        {[0, 72, 144, 216, 288].map((angle) => (
          <ellipse key={angle} cy="-4" rx="2" ry="3.2" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path
        className="cf-step-art__mark"
        data-of="gauge"
        d="M0-7 1.7-1.7 7 0 1.7 1.7 0 7-1.7 1.7-7 0-1.7-1.7Z"
      />
    </g>
  );
}

const drawings: Readonly<Record<FairnessStep, ReactElement>> = {
  sealed: (
    <>
      <path className="cf-step-art__paper" d="M10 14h52v38H10Z" />
      <path className="cf-step-art__line" d="M10 52 30 32M62 52 42 32M10 14l26 22 26-22" />
      <Seal />
    </>
  ),
  chosen: (
    <>
      <path className="cf-step-art__paper" d="M6 12h26v18H6ZM6 36h26v18H6Z" />
      <path
        className="cf-step-art__line"
        d="M12 21h2M18 21h2M24 21h2M12 45h2M18 45h2M24 45h2M36 21h6q5 0 5 6M36 45h6q5 0 5-6"
      />
      <circle className="cf-step-art__seal" cx="56" cy="33" r="10" />
      <path className="cf-step-art__tick" d="M56 28.5v9M51.5 33h9" />
    </>
  ),
  opened: (
    <>
      <path className="cf-step-art__paper" d="M10 28 36 8l26 20v26H10Z" />
      <path className="cf-step-art__sheet" d="M18 16h36v26L36 50 18 42Z" />
      <path className="cf-step-art__line" d="M10 28 36 47 62 28" />
      <path className="cf-step-art__check" d="M28 28l6 6 11-12" />
    </>
  ),
};

export function StepArt({ step }: { step: FairnessStep }): ReactElement {
  return (
    <svg
      className="cf-step-art"
      viewBox="0 0 72 60"
      width="72"
      height="60"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[step]}
    </svg>
  );
}
