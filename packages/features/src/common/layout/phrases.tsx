import { Fragment, type ReactElement } from 'react';

/** Renders a text whose lines break between phrases, because browsers break Thai lines inside compound words. */
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
