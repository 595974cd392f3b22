import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import type { Change } from './changes.ts';

interface ChangeListProps {
  readonly changes: readonly Change[];
  /** True if the page's table of contents lists the changes by name. */
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
