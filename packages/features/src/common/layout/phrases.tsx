import { Fragment, type ReactElement } from 'react';

/**
 * Renders Thai text whose lines break at spaces where possible, because browsers would also break inside compound
 * words. A number and its unit stay on one line.
 */
export function Phrases({ text }: { text: string }): ReactElement {
  const phrases = text.replace(/(\d) (?=\D)/g, '$1\u00a0').split(' ');
  return (
    <>
      {phrases.map((phrase, index) => (
        <Fragment key={phrases.slice(0, index + 1).join(' ')}>
          <span className="cf-phrase">{phrase}</span>{' '}
        </Fragment>
      ))}
    </>
  );
}
