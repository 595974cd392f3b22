import { Fragment, type ReactElement } from 'react';

/**
 * A text that breaks between phrases where possible. Thai writes no spaces between words, so a browser may break lines
 * inside compounds; the spaces in a text separate phrases.
 */
export function Phrases({ text }: { text: string }): ReactElement {
  const phrases = text.split(' ');
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
