import type { ResolvedClient } from '@chada/client-config';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from './brands.ts';

const styleId = 'chada-brand';

function styleElement(): HTMLStyleElement {
  const found = document.getElementById(styleId);
  if (found instanceof HTMLStyleElement) return found;
  const made = document.createElement('style');
  made.id = styleId;
  document.head.prepend(made);
  return made;
}

/** Returns the colour scheme of the selected palette. The device's colour preference has no effect on a story. */
function schemeOf({ theme, secondPalette }: ResolvedClient, palette: string): 'light' | 'dark' {
  const isSecond = palette === 'second' && secondPalette !== undefined;
  return (theme.colorScheme === 'light') === isSecond ? 'dark' : 'light';
}

interface BrandStyleProps {
  readonly brandId: string;
  readonly storyId: string;
  /** `story` for a single story, `docs` for a docs page with several stories. */
  readonly view: string;
  /** `second` selects the brand's second palette. Any other value selects the first palette. */
  readonly palette: string;
  readonly children: ReactNode;
}

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
