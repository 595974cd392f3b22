import { Fragment, type ReactElement } from 'react';

/**
 * A text that breaks between its phrases where it can. Thai has no blanks between words, so a browser breaks lines inside
 * what belongs together; the blanks that there are stand between phrases.
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
