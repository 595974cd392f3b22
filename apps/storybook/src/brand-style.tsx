import type { ResolvedClient } from '@chada/client-config';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from './brands.ts';

const styleId = 'chada-brand';

function styleElement(): HTMLStyleElement {
  const found = document.getElementById(styleId);
  if (found instanceof HTMLStyleElement) return found;
  const made = document.createElement('style');
  made.id = styleId;
  // Inserts the brand's style before all other styles, because the site also loads it before the styles of
  // ui-kit.
  document.head.prepend(made);
  return made;
}

/** Returns the scheme of the palette, so that no story depends on the preference of the device. */
function schemeOf({ theme, secondPalette }: ResolvedClient, palette: string): 'light' | 'dark' {
  const isSecond = palette === 'second' && secondPalette !== undefined;
  return (theme.colorScheme === 'light') === isSecond ? 'dark' : 'light';
}

interface BrandStyleProps {
  readonly brandId: string;
  /** The story's id, which is also written to the page for scripts. */
  readonly storyId: string;
  /** `story` for a single story, `docs` for a docs page with several stories. */
  readonly view: string;
  /** `second` for the second palette of a brand that has both a light palette and a dark palette. */
  readonly palette: string;
  readonly children: ReactNode;
}

/** Adds a brand's fonts and custom properties to the page, and updates them after edits of the brand's files. */
export function BrandStyle({ brandId, storyId, view, palette, children }: BrandStyleProps): ReactElement {
  const { id, css, client } = useBrand(brandId);
  const scheme = schemeOf(client, palette);
  useLayoutEffect(() => {
    const style = styleElement();
    if (style.textContent !== css) style.textContent = css;
    document.documentElement.dataset['brand'] = id;
    document.documentElement.dataset['story'] = storyId;
    document.documentElement.dataset['view'] = view;
    document.documentElement.dataset['scheme'] = scheme;
  }, [id, css, storyId, view, scheme]);
  return <>{children}</>;
}
