import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameGrid, GameTile } from '../game-tile/game-tile.tsx';
import { GameArt, subjectNames } from './game-art.tsx';

const meta = {
  title: 'Components/GameArt',
  component: GameArt,
  args: { subject: 'dragon' },
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
export const Poster: Story = { args: { shape: 'poster' } };
export const Wide: Story = { args: { shape: 'wide' } };
export const ThreeCompositions: Story = {
  render: ({ subject }) => (
    <GameGrid label="สามแบบ">
      {[0, 1, 2].map((variant) => (
        <GameTile
          key={variant}
          title={`${subject} ${variant}`}
          art={<GameArt subject={subject} variant={variant} />}
          href={`#${variant}`}
        />
      ))}
    </GameGrid>
  ),
};
export const EverySubject: Story = {
  render: () => (
    <GameGrid label="ภาพเกม">
      {subjectNames.map((subject, index) => (
        <GameTile
          key={subject}
          title={subject}
          art={<GameArt subject={subject} variant={index} />}
          href={`#${subject}`}
        />
      ))}
    </GameGrid>
  ),
};
