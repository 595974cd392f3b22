import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameArt } from '../game-art/game-art.tsx';
import { Badge } from '../status-pill/status-pill.tsx';
import { GameGrid, GameTile } from './game-tile.tsx';

const games = [
  { title: 'มังกรทองคำ', subject: 'dragon' },
  { title: 'เทพเจ้าแห่งโชคลาภและความมั่งคั่ง', subject: 'immortal' },
  { title: 'ฟรุตตี้', subject: 'fruit' },
  { title: 'Lucky Neko', subject: 'cat' },
  { title: 'สวนดอกไม้', subject: 'lotus' },
  { title: 'ปลาทอง', subject: 'goldfish' },
] as const;

const meta = {
  title: 'Components/GameTile',
  component: GameTile,
  subcomponents: { GameGrid },
  args: {
    title: 'มังกรทองคำ',
    detail: 'JK',
    art: <GameArt subject="dragon" />,
    onOpen: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Hot: Story = { args: { badge: <Badge tone="accent">ฮิต</Badge> } };
export const Opening: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true, detail: 'ปิดปรับปรุง' } };
export const Grid: Story = {
  decorators: [
    (Story) => (
      <div style={{ margin: '0 -160px 0 0' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <GameGrid label="เกมทั้งหมด">
      {games.map(({ title, subject }) => (
        <GameTile {...args} key={title} title={title} art={<GameArt subject={subject} />} />
      ))}
    </GameGrid>
  ),
};
