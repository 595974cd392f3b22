import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import type { Change } from './changes.ts';

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly inContents: boolean;
}

export function ChangeList({ changes, inContents }: ChangeListProps): ReactElement {
  const Name = inContents ? 'h3' : 'strong';
  return (
    <>
      {changes.map(({ name, text }) => (
        <article key={name + text} className="workbench-change">
          <Name>{name}</Name>
          <Markdown>{text}</Markdown>
        </article>
      ))}
    </>
  );
}
