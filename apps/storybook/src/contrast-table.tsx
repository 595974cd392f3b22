import type { MeasuredPair } from '@chada/client-config/node';
import type { ReactElement } from 'react';

/** Formats a contrast ratio with two decimals. Rounds down, because 4.499 must not appear as the required 4.50. */
const figure = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function PairSample(pair: { front: string; ground: string; isText: boolean }): ReactElement {
  const style = { color: pair.front, backgroundColor: pair.ground };
  return (
    <span className="tokens-pair-sample" aria-hidden="true" style={style}>
      {pair.isText ? 'กข Aa' : <span className="tokens-pair-line" />}
    </span>
  );
}

/** Shows the contrast of pairs of colours. Pairs with too little contrast come first. */
export function ContrastTable({ pairs }: { pairs: readonly MeasuredPair[] }): ReactElement {
  const byNeed = pairs.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  const failing = pairs.filter(({ ratio, least }) => ratio < least).length;
  return (
    <>
      <p data-failing={failing > 0 ? 'true' : undefined} className="tokens-verdict">
        {failing === 0
          ? `All ${pairs.length} pairs have the required contrast.`
          : `${failing} of ${pairs.length} pairs fail.`}
      </p>
      <ul className="tokens-pairs">
        {byNeed.map(({ front, ground, frontCss, groundCss, ratio, least }) => (
          <li
            key={`${front} ${ground}`}
            className="tokens-pair"
            data-failing={ratio < least ? 'true' : undefined}
          >
            <PairSample front={frontCss} ground={groundCss} isText={least >= 4.5} />
            <span className="tokens-pair-names">
              <code>{front}</code> on <code>{ground}</code>
              <span className="tokens-figure">
                {figure(ratio)}:1, needs {least}:1 {ratio < least ? '· fails' : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
