import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameArt } from '../game-art/game-art.tsx';
import { RemoteImage } from './remote-image.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5" fill="#2e6f9e"/><circle cx="6" cy="1.4" r=".7" fill="#ffd873"/><path d="M0 5 3 2l2 2 1-1 2 2Z" fill="#14405f"/></svg>',
)}`;
const broken = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Components/RemoteImage',
  component: RemoteImage,
  args: { sources: [drawing], alt: 'ภูเขาและดวงอาทิตย์', width: 8, height: 5, dimension: 50 },
} satisfies Meta<typeof RemoteImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const SecondSource: Story = { args: { sources: [broken, drawing] } };
export const Fallback: Story = {
  args: { sources: [broken], fallback: <GameArt subject="sevens" shape="wide" /> },
};
export const Dimensions: Story = {
  render: (args) => (
    <>
      {([10, 20, 25, 33, 50, 66, 75, 100] as const).map((dimension) => (
        <div key={dimension} style={{ marginBottom: 8 }}>
          <RemoteImage {...args} dimension={dimension} />
        </div>
      ))}
    </>
  ),
};
