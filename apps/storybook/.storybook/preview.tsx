import '@chada/messages/catalogue';
import '@chada/site/styles.css';
import '@chada/features/member-shell.css';
import '../src/workbench.css';
import type { Preview } from '@storybook/react-vite';
import { BrandFrames } from '../src/brand-frames.tsx';
import { BrandStyle } from '../src/brand-style.tsx';
import { currentBrands } from '../src/brands.ts';
import { ComponentPage } from '../src/component-page.tsx';
import { ScreenSite } from '../src/screen-site.tsx';
import { readScreen } from '../src/read-screen.ts';

const widths = [360, 412, 768, 960, 1280];
const brands = currentBrands();

function framesOf(choice: unknown): number {
  if (choice === 'two') return Math.min(2, brands.length);
  return choice === 'all' ? brands.length : 1;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, client }) => ({ value: id, title: `${client.name} (${id})` })),
      },
    },
    palette: {
      description: 'Palette',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'first', title: 'First palette' },
          { value: 'second', title: 'Second palette' },
        ],
      },
    },
    sideBySide: {
      description: 'Side by side',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'One brand' },
          { value: 'two', title: 'Two brands' },
          { value: 'all', title: 'All brands' },
        ],
      },
    },
  },
  initialGlobals: { brand: brands[0]?.id ?? '', palette: 'first', sideBySide: 'off' },
  parameters: {
    layout: 'padded',
    throwPlayFunctionExceptions: true,
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { toc: { headingSelector: 'h2, h3' }, page: ComponentPage },
    a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    options: { storySort: { order: ['Welcome', 'Changelog', 'Tokens', 'Components', 'Screens'] } },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
  },
  decorators: [
    (Story, { id, args, parameters, globals, viewMode }) => {
      const shown = framesOf(globals['sideBySide']);
      if (viewMode === 'story' && shown > 1)
        return (
          <BrandFrames
            storyId={id}
            args={args}
            first={String(globals['brand'])}
            palette={String(globals['palette'])}
            count={shown}
          />
        );
      const brandId = String(globals['brand']);
      const palette = String(globals['palette']);
      const screen = readScreen(parameters);
      const story =
        screen === undefined ? (
          <Story />
        ) : (
          <ScreenSite key={`${id} ${brandId}`} brandId={brandId} screen={screen} />
        );
      return (
        <BrandStyle brandId={brandId} storyId={id} view={viewMode} palette={palette}>
          {viewMode === 'docs' ? <div className="workbench-ground">{story}</div> : story}
        </BrandStyle>
      );
    },
  ],
};

export default preview;
