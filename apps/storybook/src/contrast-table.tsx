import type { MeasuredPair } from '@chada/client-config/node';
import type { ReactElement } from 'react';

/** Formats a contrast ratio with two decimals. Rounds down, because 4.499 must not appear as the required 4.50. */
const figure = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function PairSample(pair: { foreground: string; background: string; isText: boolean }): ReactElement {
  const style = { color: pair.foreground, backgroundColor: pair.background };
  return (
    <span className="tokens-pair-sample" aria-hidden="true" style={style}>
      {pair.isText ? 'กข Aa' : <span className="tokens-pair-line" />}
    </span>
  );
}

/** Shows the contrast of pairs of colours. Pairs with too little contrast come first. */
export function ContrastTable({ pairs }: { pairs: readonly MeasuredPair[] }): ReactElement {
  const byNeed = pairs.toSorted((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio);
  const failing = pairs.filter(({ ratio, minRatio }) => ratio < minRatio).length;
  return (
    <>
      <p data-failing={failing > 0 ? 'true' : undefined} className="tokens-verdict">
        {failing === 0
          ? `All ${pairs.length} pairs have the required contrast.`
          : `${failing} of ${pairs.length} pairs fail.`}
      </p>
      <ul className="tokens-pairs">
        {byNeed.map(({ foreground, background, foregroundCss, backgroundCss, ratio, minRatio }) => (
          <li
            key={`${foreground} ${background}`}
            className="tokens-pair"
            data-failing={ratio < minRatio ? 'true' : undefined}
          >
            <PairSample foreground={foregroundCss} background={backgroundCss} isText={minRatio >= 4.5} />
            <span className="tokens-pair-names">
              <code>{foreground}</code> on <code>{background}</code>
              <span className="tokens-figure">
                {figure(ratio)}:1, needs {minRatio}:1 {ratio < minRatio ? '· fails' : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
