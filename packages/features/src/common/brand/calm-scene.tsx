import type { ReactElement } from 'react';

/**
 * A quiet evening landscape in the brand's colours, for the pages about play breaks and responsible play. Only wide
 * windows show the picture.
 */
export function CalmScene(): ReactElement {
  return (
    <div className="cf-calm-scene">
      <svg viewBox="0 0 360 240" aria-hidden="true" focusable="false">
        <rect className="cf-calm-scene__sky" width="360" height="240" />
        <circle className="cf-calm-scene__halo" cx="244" cy="96" r="66" />
        <circle className="cf-calm-scene__halo" cx="244" cy="96" r="46" />
        <circle className="cf-calm-scene__sun" cx="244" cy="96" r="30" />
        <path
          className="cf-calm-scene__line"
          d="M70 62q7-7 14 0q7-7 14 0M112 84q5-5 10 0q5-5 10 0M52 96q5-5 10 0q5-5 10 0"
        />
        <path className="cf-calm-scene__far" d="M0 150q52-38 104-18t96 4q46-22 84-12t76 20v96H0Z" />
        <path className="cf-calm-scene__middle" d="M0 176q70-30 150-8t210-6v78H20q-20 0-20-20Z" />
        <path
          className="cf-calm-scene__tree"
          d="M87 196v-34M87 178l-12-12M87 170l11-10M87 96c22 0 36 18 36 38s-16 34-36 34-36-14-36-34 14-38 36-38Z"
        />
        <path className="cf-calm-scene__near" d="M0 200q90-22 190-8t170-8v36q0 20-20 20H20q-20 0-20-20Z" />
        <path
          className="cf-calm-scene__bench"
          d="M196 178h76M200 190h68M208 190v18M260 190v18M196 166h76M204 166v24M264 166v24"
        />
      </svg>
    </div>
  );
}
