import { Fragment, type ReactElement } from 'react';

/**
 * Renders Thai text that breaks at spaces if possible. Without this component, browsers also break lines inside
 * compound words.
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
