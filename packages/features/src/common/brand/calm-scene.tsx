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
        <path className="cf-calm-scene__far" d="M0 150q52-38 104-18t96 4q46-22 84-12t76 20v96H0Z" />
        <path className="cf-calm-scene__water" d="M90 182q150-34 270-8v24q-140-14-270-16Z" />
        <path className="cf-calm-scene__middle" d="M0 172q60-26 116 2 100 20 244 22v44H0Z" />
        <path
          className="cf-calm-scene__wood"
          d="M80 204q8-28 4-62l-12-14 3-2 11 10 4-22 4 1-2 28 12-12 3 3-14 18q-2 30 8 52Z"
        />
        <path
          className="cf-calm-scene__crown"
          d="M88 62c16-8 34 2 36 18 16 4 20 24 8 34 2 14-14 24-26 18-8 10-28 8-32-4-16 4-30-10-24-24-10-12-2-30 14-30 2-10 14-16 24-12Z"
        />
        <path
          className="cf-calm-scene__shade"
          d="M132 114c2 14-14 24-26 18-8 10-28 8-32-4-16 4-30-10-24-24 12 14 30 12 38 4 12 12 34 12 44 6Z"
        />
        <path className="cf-calm-scene__near" d="M0 204q90-20 190-8t170-6v50H0Z" />
        <ellipse className="cf-calm-scene__ground" cx="232" cy="213" rx="58" ry="5" />
        <path
          className="cf-calm-scene__wood"
          d="M188 160h88q3 0 3 3v4q0 3-3 3h-88q-3 0-3-3v-4q0-3 3-3ZM188 174h88q3 0 3 3v3q0 3-3 3h-88q-3 0-3-3v-3q0-3 3-3ZM182 188h100q3 0 3 3v3q0 3-3 3H182q-3 0-3-3v-3q0-3 3-3ZM192 197h6l-2 16h-6ZM266 197h6l2 16h-6ZM194 158h5v30h-5ZM265 158h5v30h-5Z"
        />
        <path
          className="cf-calm-scene__cup"
          d="M226 176h16v10q0 4-4 4h-8q-4 0-4-4Zm16 2h3a4 4 0 0 1 0 8h-3Z"
        />
        <path className="cf-calm-scene__steam" d="M231 171q-3-5 0-9t0-9M238 171q-3-5 0-9" />
      </svg>
    </div>
  );
}
