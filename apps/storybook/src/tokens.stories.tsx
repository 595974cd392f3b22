import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokensPage } from './tokens-page.tsx';

const meta = {
  title: 'Tokens',
  component: TokensPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brandId: '', palette: '' },
  render: (_args, { globals }) => (
    <TokensPage brandId={String(globals['brand'])} palette={String(globals['palette'])} />
  ),
} satisfies Meta<typeof TokensPage>;
export default meta;

export const Tokens: StoryObj<typeof meta> = {};
export const SecondPalette: StoryObj<typeof meta> = { globals: { palette: 'second' } };
