import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameGrid, GameTile } from '../game-tile/game-tile.tsx';
import { ObjectArt, objectNames } from './object-art.tsx';

const meta = {
  title: 'Components/ObjectArt',
  component: ObjectArt,
  args: { object: 'fan' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ObjectArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Every: Story = {
  render: () => (
    <GameGrid label="ของรางวัล">
      {objectNames.map((object) => (
        <GameTile key={object} title={object} art={<ObjectArt object={object} />} href={`#${object}`} />
      ))}
    </GameGrid>
  ),
};
