import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const product = 'Chada workbench';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: product,
    brandUrl: './',
    brandImage: './workbench.svg',
    brandTarget: '_self',
    colorPrimary: '#7a1f3d',
    colorSecondary: '#7a1f3d',
    appBg: '#f6f3ee',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#ddd5c9',
    appBorderRadius: 6,
    barSelectedColor: '#7a1f3d',
    fontBase: 'system-ui, "Noto Sans Thai", sans-serif',
  }),
});

const controlsPanel = 'addon-controls';
const accessibilityPanel = 'storybook/a11y/panel';

// Shows only the panels that designers need: Controls and Accessibility for the stories of a component, and only
// Accessibility for the stories of a screen.
addons.register('chada/workbench', (api) => {
  for (const [id, panel] of Object.entries(addons.getElements(types.PANEL))) {
    if (id === controlsPanel)
      addons.add(id, { ...panel, disabled: (parameters) => parameters?.['screen'] !== undefined });
    else if (id !== accessibilityPanel) addons.add(id, { ...panel, disabled: true });
  }
  api.on(STORY_RENDERED, () => {
    if (api.getCurrentParameter('screen') !== undefined) api.setSelectedPanel(accessibilityPanel);
  });
});

function nameProduct(): void {
  const named = document.title.replace(/Storybook/g, product);
  if (named !== document.title) document.title = named;
  const heading = document.getElementById('global-site-h1');
  if (heading !== null && heading.textContent !== product) heading.textContent = product;
}
new MutationObserver(nameProduct).observe(document, { childList: true, subtree: true, characterData: true });
nameProduct();
