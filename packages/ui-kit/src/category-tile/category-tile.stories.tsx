import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameArt } from '../game-art/game-art.tsx';
import { SlotsIcon } from '../icons/public-icons.ts';
import { CategoryGrid, CategoryTile } from './category-tile.tsx';

const categories = [
  { id: 'slots', title: 'สล็อต' },
  { id: 'casino', title: 'คาสิโน' },
  { id: 'sport', title: 'กีฬา' },
  { id: 'fishing', title: 'ยิงปลา' },
  { id: 'card', title: 'ไพ่' },
  { id: 'lotto', title: 'หวย' },
] as const;

const meta = {
  title: 'Components/CategoryTile',
  component: CategoryTile,
  subcomponents: { CategoryGrid },
  args: { title: 'สล็อต', href: '#slots' },
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { icon: <SlotsIcon /> } };
export const Current: Story = { args: { icon: <SlotsIcon />, current: true } };
export const Picture: Story = {
  args: { detail: '1,204 เกม', art: <GameArt seed="slots" category="slots" shape="wide" /> },
};
/** Five tiles fill their rows without a gap. */
export const FiveInGrid: Story = {
  render: () => (
    <CategoryGrid label="หมวดเกม">
      {categories.slice(0, 5).map(({ id, title }) => (
        <CategoryTile
          key={id}
          title={title}
          href={`#${id}`}
          art={<GameArt seed={id} category={id} shape="wide" />}
        />
      ))}
    </CategoryGrid>
  ),
};
export const Grid: Story = {
  render: () => (
    <CategoryGrid label="หมวดเกม">
      {categories.map(({ id, title }) => (
        <CategoryTile
          key={id}
          title={title}
          detail="120 เกม"
          href={`#${id}`}
          art={<GameArt seed={id} category={id} shape="wide" />}
        />
      ))}
    </CategoryGrid>
  ),
};
