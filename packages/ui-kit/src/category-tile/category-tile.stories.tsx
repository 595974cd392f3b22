import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { GameArt } from '../game-art/game-art.tsx';
import { SlotsIcon } from '../icons/public-icons.ts';
import { CategoryGrid, CategoryTile } from './category-tile.tsx';
import { PictureGrid } from './picture-grid.tsx';

const categories = [
  { id: 'slots', title: 'สล็อต', subject: 'sevens' },
  { id: 'casino', title: 'คาสิโน', subject: 'roulette' },
  { id: 'sport', title: 'กีฬา', subject: 'football' },
  { id: 'fishing', title: 'ยิงปลา', subject: 'koi' },
  { id: 'card', title: 'ไพ่', subject: 'royal' },
  { id: 'lotto', title: 'หวย', subject: 'balls' },
] as const;

const meta = {
  title: 'Components/CategoryTile',
  component: CategoryTile,
  subcomponents: { CategoryGrid, PictureGrid },
  args: { title: 'สล็อต', href: '#slots' },
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { icon: <SlotsIcon /> } };
export const Current: Story = { args: { icon: <SlotsIcon />, current: true } };
export const Picture: Story = {
  args: { detail: '1,204 เกม', art: <GameArt subject="sevens" shape="wide" /> },
};
export const FiveInGrid: Story = {
  render: () => (
    <CategoryGrid label="หมวดเกม">
      {categories.slice(0, 5).map(({ id, title, subject }) => (
        <CategoryTile
          key={id}
          title={title}
          href={`#${id}`}
          art={<GameArt subject={subject} shape="wide" />}
        />
      ))}
    </CategoryGrid>
  ),
};
export const Grid: Story = {
  render: () => (
    <CategoryGrid label="หมวดเกม">
      {categories.map(({ id, title, subject }) => (
        <CategoryTile
          key={id}
          title={title}
          detail="120 เกม"
          href={`#${id}`}
          art={<GameArt subject={subject} shape="wide" />}
        />
      ))}
    </CategoryGrid>
  ),
};

/** Shows the tiles in one layout. A brand selects its layout with `layout.tiles`. */
const layoutStory = (layout: string): Story => ({
  render: () => (
    <div data-layout={layout}>
      <CategoryGrid label="หมวดเกม">
        {categories.map(({ id, title, subject }) => (
          <CategoryTile
            key={id}
            title={title}
            href={`#${id}`}
            art={<GameArt subject={subject} shape="wide" />}
          />
        ))}
      </CategoryGrid>
    </div>
  ),
});
export const Mosaic = layoutStory('tiles-mosaic');
export const Shelf = layoutStory('tiles-shelf');
export const List = layoutStory('tiles-list');

/** Tiles that are not categories look the same in every brand. */
export const OtherTiles: Story = {
  render: () => (
    <div data-layout="tiles-mosaic">
      <PictureGrid label="กิจกรรม">
        {['วงล้อนำโชค', 'เปิดไพ่', 'ของรางวัล'].map((title) => (
          <Card key={title}>{title}</Card>
        ))}
      </PictureGrid>
    </div>
  ),
};
