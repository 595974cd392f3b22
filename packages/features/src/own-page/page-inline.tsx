import type { PageInline } from '@chada/client-config/own-page';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { withPosition } from './with-position.ts';

const hyphenatedNumber = /(\d+(?:-\d+)+)/;

function Words({ text }: { text: string }): ReactElement {
  return (
    <>
      {withPosition(text.split(hyphenatedNumber)).map(({ key, part }, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={key} className="cf-unbroken">
            {part}
          </span>
        ),
      )}
    </>
  );
}

function InlineLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  if (to.startsWith('/')) return <Link to={to}>{children}</Link>;
  return to.startsWith('https:') ? (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a href={to}>{children}</a>
  );
}

function Inline({ part }: { part: PageInline }): ReactElement {
  if ('text' in part) return part.kind === 'text' ? <Words text={part.text} /> : <mark>{part.text}</mark>;
  if (part.kind === 'break') return <br />;
  const content = <Inlines parts={part.content} />;
  if (part.kind === 'link') return <InlineLink to={part.to}>{content}</InlineLink>;
  return part.kind === 'strong' ? <strong>{content}</strong> : <em>{content}</em>;
}

export function Inlines({ parts }: { parts: readonly PageInline[] }): ReactElement {
  return (
    <>
      {withPosition(parts).map(({ key, part }) => (
        <Inline key={key} part={part} />
      ))}
    </>
  );
}
