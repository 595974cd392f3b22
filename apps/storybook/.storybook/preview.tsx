// Loads all texts at the start. Storybook bundles source files, and only built packages load their texts themselves.
import '@chada/messages/catalogue';
import '@chada/site/styles.css';
import '../src/workbench.css';
import type { Preview } from '@storybook/react-vite';
import { BrandStyle } from '../src/brand-style.tsx';
import { currentBrands } from '../src/brands.ts';
import { ScreenSite } from '../src/screen-site.tsx';
import { readScreen } from '../src/read-screen.ts';

const widths = [360, 412, 768, 960, 1280];
const brands = currentBrands();

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
  },
  initialGlobals: { brand: brands[0]?.id ?? '' },
  parameters: {
    layout: 'padded',
    // A story must fail if its play function throws, because the story then shows the wrong state.
    throwPlayFunctionExceptions: true,
    controls: { expanded: true },
    // Storybook must not set a background, because the brand sets the background.
    backgrounds: { disable: true },
    docs: { toc: true },
    options: { storySort: { order: ['Tokens', 'Components', 'Screens'] } },
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
    (Story, { id, parameters, globals, viewMode }) => {
      const brandId = String(globals['brand']);
      const screen = readScreen(parameters);
      const story =
        screen === undefined ? (
          <Story />
        ) : (
          <ScreenSite key={`${id} ${brandId}`} brandId={brandId} screen={screen} />
        );
      return (
        <BrandStyle brandId={brandId} storyId={id} view={viewMode}>
          {viewMode === 'docs' ? <div className="workbench-ground">{story}</div> : story}
        </BrandStyle>
      );
    },
  ],
};

export default preview;
