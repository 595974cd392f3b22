import type { Meta, StoryObj } from '@storybook/react-vite';
import { WebpPicture } from './webp-picture.tsx';
import { WebpPictures } from './webp-pictures.ts';

const drawing = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><rect width="8" height="5" fill="${colour}"/></svg>`)}`;
const usual = drawing('#2e6f9e');

const meta = {
  title: 'Components/WebpPicture',
  component: WebpPicture,
  args: { src: usual, children: <img src={usual} alt="สีพื้น" width={160} height={100} /> },
} satisfies Meta<typeof WebpPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** The browser shows the WebP, which is green in this story. */
export const WithWebp: Story = {
  render: (args) => (
    <WebpPictures value={new Map([[usual, drawing('#2e8f5e')]])}>
      <WebpPicture {...args} />
    </WebpPictures>
  ),
};
