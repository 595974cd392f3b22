import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import * as gameIcons from './game-icons.ts';
import * as interfaceIcons from './interface-icons.ts';
import type { IconProps } from './make-icon.tsx';
import * as memberIcons from './member-icons.ts';
import * as publicIcons from './public-icons.ts';

const sets = { interfaceIcons, publicIcons, memberIcons, gameIcons };

function AllIcons({ size = 24 }: IconProps) {
  return (
    <>
      {Object.entries(sets).map(([set, icons]) => (
        <Inline key={set}>
          {Object.entries(icons).map(([name, Icon]) => (
            <figure key={name} style={{ width: 104, marginTop: 16, textAlign: 'center' }}>
              <div style={{ display: 'flex', justifyContent: 'center' }}>
                <Icon size={size} />
              </div>
              <figcaption style={{ fontSize: 'var(--text-xs)' }}>{name.replace(/Icon$/, '')}</figcaption>
            </figure>
          ))}
        </Inline>
      ))}
    </>
  );
}

/** An icon has the colour of the surrounding text. */
const meta = { title: 'Components/Icons', component: AllIcons } satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Small: Story = { args: { size: 16 } };
