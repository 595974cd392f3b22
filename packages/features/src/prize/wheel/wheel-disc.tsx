import type { WheelSegment } from '@chada/stores';
import { memo, type ReactElement } from 'react';
import { shortPrize } from '../prize-text.ts';
import { useClient, useText } from '../../common/brand/site-context.tsx';
import { slicePath, slicesOf } from './wheel-geometry.ts';

const RADIUS = 150;
/**
 * The font size for each kind of prize. The text for no prize is the longest text. At size 14, this text ends before
 * the hub of the wheel.
 */
const fontSizeOf = { credit: 20, point: 16, none: 14 } as const;
const bulbs = Array.from({ length: 24 }, (_, index) => index * 15);

/** The picture on the hub of the wheel. Safari 12.0 supports only the older `xlink:href`. */
function HubPicture({ src, radius }: { src: string; radius: number }): ReactElement {
  const size = 2 * radius;
  return <image x={-radius} y={-radius} width={size} height={size} xlinkHref={src} href={src} />;
}

export interface WheelDiscProps {
  segments: readonly WheelSegment[];
  wonId: string | null;
}

export const WheelDisc = memo(function WheelDisc({ segments, wonId }: WheelDiscProps): ReactElement {
  const t = useText();
  const { icon, prizes: own } = useClient().assets;
  const slices = slicesOf(segments.map(({ chancePpm }) => chancePpm));
  const prizes = segments.map(({ prize }) => prize.label).join(', ');
  return (
    <svg
      className="cf-wheel-disc"
      viewBox="-170 -170 340 340"
      role="img"
      aria-label={t('prizeWheel.picture', { count: segments.length, prizes })}
      focusable="false"
    >
      <circle className="cf-wheel-disc__rim" r="166" />
      <circle className="cf-wheel-disc__groove" r="158" />
      <circle className="cf-wheel-disc__base" r={RADIUS} />
      {segments.map(({ id, prize }, index) => {
        const slice = slices[index] ?? { start: 0, end: 0 };
        // `data-kind` and `data-shade` select a text colour and a background colour with tested contrast.
        return (
          <g
            key={id}
            className="cf-wheel-slice"
            data-kind={prize.kind}
            data-shade={index % 2}
            data-won={wonId === null ? undefined : wonId === id ? 'true' : 'false'}
          >
            <path className="cf-wheel-slice__ground" d={slicePath(slice, RADIUS)} />
            <text
              className="cf-wheel-slice__text"
              transform={`rotate(${(slice.start + slice.end) / 2}) translate(0 -126) rotate(90)`}
              dominantBaseline="central"
              fontSize={fontSizeOf[prize.kind]}
            >
              {shortPrize(prize, t)}
            </text>
          </g>
        );
      })}
      {bulbs.map((angle) => (
        <circle
          key={angle}
          className="cf-wheel-disc__bulb"
          data-lit={angle % 30 === 0}
          cy="-158"
          r="3"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className="cf-wheel-disc__hub" r="34" />
      {own.wheelHub === undefined ? (
        <>
          <HubPicture src={icon} radius={24} />
          <circle className="cf-wheel-disc__hub-ring" r="29" />
        </>
      ) : (
        <HubPicture src={own.wheelHub} radius={36} />
      )}
    </svg>
  );
});
