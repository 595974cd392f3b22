import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameGrid, GameTile } from '../game-tile/game-tile.tsx';
import { type GameCategory, GameArt } from './game-art.tsx';

const categories: readonly GameCategory[] = ['slots', 'casino', 'sport', 'fishing', 'card', 'lotto', 'hot'];

const meta = {
  title: 'Components/GameArt',
  component: GameArt,
  args: { seed: 'dragon-gold', category: 'slots' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
export const EveryCategory: Story = {
  render: () => (
    <GameGrid label="ภาพเกม">
      {categories.flatMap((category) =>
        ['1', '2', '3'].map((seed) => (
          <GameTile
            key={`${category} ${seed}`}
            title={`${category} ${seed}`}
            art={<GameArt seed={seed} category={category} />}
            href={`#${category}-${seed}`}
          />
        )),
      )}
    </GameGrid>
  ),
};
