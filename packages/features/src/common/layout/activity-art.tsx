import type { ReactElement } from 'react';
import { useClient } from '../brand/site-context.tsx';

const eighths = [0, 45, 90, 135, 180, 225, 270, 315];
const bulbs = Array.from({ length: 12 }, (_, index) => index * 30 + 15);

interface PictureProps {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture inside a drawing. Safari 12.0 supports only the older `xlink:href`. */
function Picture({ src, ...place }: PictureProps): ReactElement {
  return <image {...place} preserveAspectRatio="xMidYMid slice" xlinkHref={src} href={src} />;
}

/** A small wheel in the colours of the brand, with the picture on the hub of the brand's wheel. */
export function WheelArt(): ReactElement {
  const { icon, prizes } = useClient().assets;
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      <ellipse className="cf-activity-art__shadow" cy="46" rx="30" ry="4" />
      <path className="cf-activity-art__edge" d="M-8 20-20 46H20L8 20Z" />
      <circle className="cf-activity-art__edge" r="44" />
      {eighths.map((angle, index) => (
        <path
          key={angle}
          className="cf-activity-art__slice"
          data-shade={index % 2}
          d="M0 0V-36A36 36 0 0 1 25.460-25.460Z"
          transform={`rotate(${angle})`}
        />
      ))}
      {bulbs.map((angle) => (
        <circle
          key={angle}
          className="cf-activity-art__bulb"
          cy="-40"
          r="1.8"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className="cf-activity-art__hub" r="13" />
      <Picture src={prizes.wheelHub ?? icon} x={-11} y={-11} width={22} height={22} />
      <path className="cf-activity-art__pointer" d="M-6-51H6L0-36Z" />
    </svg>
  );
}

/** Two cards, one of which shows the back of the brand's cards. */
export function CardsArt(): ReactElement {
  const { icon, prizes } = useClient().assets;
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
      <ellipse className="cf-activity-art__shadow" cy="46" rx="34" ry="4" />
      <g transform="translate(-13 0) rotate(-12)">
        <rect className="cf-activity-art__card" x="-25" y="-36" width="50" height="70" rx="6" />
        <rect className="cf-activity-art__back" x="-22" y="-33" width="44" height="64" rx="4" />
        {prizes.cardBack !== undefined && (
          <Picture src={prizes.cardBack} x={-22} y={-33} width={44} height={64} />
        )}
      </g>
      <g transform="translate(15 2) rotate(10)">
        <rect className="cf-activity-art__card" x="-25" y="-36" width="50" height="70" rx="6" />
        <Picture src={icon} x={-16} y={-17} width={32} height={32} />
        <path className="cf-activity-art__mark" d="m-18-31 3 5-3 5-3-5ZM18 29l-3-5 3-5 3 5Z" />
      </g>
    </svg>
  );
}
