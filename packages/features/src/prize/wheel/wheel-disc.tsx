import type { WheelSegment } from '@chada/stores';
import { memo, type ReactElement } from 'react';
import { shortPrize } from '../prize-text.ts';
import { useClient, useText } from '../../common/brand/site-context.tsx';
import { placeLabel, pointAt, type Slice, slicePath, slicesOf } from './wheel-geometry.ts';

const RADIUS = 150;
const fontSizeOf = { credit: 18, point: 17, none: 14 } as const;
/** Thai vowels and tone marks above or below a letter. These marks need no width of their own. */
const marks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;

interface LabelProps {
  slice: Slice;
  turn: number;
  prize: WheelSegment['prize'];
}

/** The prize on a slice. The unit of points is on a second line, so that the label stays narrow. */
function Label({ slice, turn, prize }: LabelProps): ReactElement {
  const t = useText();
  const text = shortPrize(prize, t);
  const lines = prize.kind === 'point' ? text.split(' ') : [text];
  const size = fontSizeOf[prize.kind];
  const sizes = lines.map((_line, index) => (index === 0 ? size : 12));
  const widths = lines.map((line, index) => line.replace(marks, '').length * 0.62 * (sizes[index] ?? size));
  const { radius, rotation } = placeLabel(slice, turn, Math.max(...widths), 1.2 * size * lines.length);
  const [x, y] = pointAt((slice.start + slice.end) / 2, radius).split(' ');
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotation.toFixed(2)})`}>
      {lines.map((line, index) => (
        <text
          key={line}
          className="cf-wheel-slice__text"
          y={lines.length === 1 ? 0 : index === 0 ? -7 : 11}
          dominantBaseline="central"
          fontSize={sizes[index]}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
const bulbs = Array.from({ length: 24 }, (_, index) => index * 15);

/** The picture on the hub of the wheel. Safari 12.0 supports only the older `xlink:href`. */
function HubPicture({ src, radius }: { src: string; radius: number }): ReactElement {
  const size = 2 * radius;
  return <image x={-radius} y={-radius} width={size} height={size} xlinkHref={src} href={src} />;
}

export interface WheelDiscProps {
  segments: readonly WheelSegment[];
  /** The rotation at which the wheel stops, in degrees. Labels are upright at this rotation, also before the wheel stops. */
  turn: number;
  wonId: string | null;
}

export const WheelDisc = memo(function WheelDisc({ segments, turn, wonId }: WheelDiscProps): ReactElement {
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
            <Label slice={slice} turn={turn} prize={prize} />
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
