import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { guidanceOf, type Guidance } from './guidance/index.ts';

function Line({ text }: { text: string }): ReactElement {
  const parts = text.split('`');
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}</>;
}

function Lines({ lines }: { lines: readonly string[] }): ReactElement {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Line text={line} />
        </li>
      ))}
    </ul>
  );
}

function GuidanceNotes({ keyboard, dos, donts }: Guidance): ReactElement {
  return (
    <>
      <h2 id="do">Do</h2>
      <Lines lines={dos} />
      <h2 id="dont">Don’t</h2>
      <Lines lines={donts} />
      <h2 id="keyboard">Keyboard and accessibility</h2>
      <Lines lines={keyboard} />
      <p>
        The panel <em>Accessibility</em> of each story lists what axe finds and marks the elements.
      </p>
    </>
  );
}

export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = guidanceOf(preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guidance === undefined ? null : (
        <>
          <Controls />
          <GuidanceNotes {...guidance} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
