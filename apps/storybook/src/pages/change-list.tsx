import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import type { Change } from './changes.ts';

interface ChangeListProps {
  readonly changes: readonly Change[];
  /** True if each change has a heading that the page's contents list. */
  readonly inContents: boolean;
}

/** Changes with the packages that they change. */
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
