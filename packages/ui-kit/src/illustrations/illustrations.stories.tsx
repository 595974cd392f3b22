import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import * as illustrations from './illustrations.tsx';

function AllIllustrations({ width = 168 }: illustrations.IllustrationProps) {
  return (
    <Inline>
      {Object.entries(illustrations).map(([name, Art]) => (
        <figure key={name} style={{ textAlign: 'center' }}>
          <Art width={width} />
          <figcaption style={{ fontSize: 'var(--text-sm)' }}>{name}</figcaption>
        </figure>
      ))}
    </Inline>
  );
}

const meta = { title: 'Components/Illustrations', component: AllIllustrations } satisfies Meta<
  typeof AllIllustrations
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Small: Story = { args: { width: 96 } };
