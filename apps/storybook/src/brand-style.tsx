import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from './brands.ts';

const styleId = 'chada-brand';

function styleElement(): HTMLStyleElement {
  const found = document.getElementById(styleId);
  if (found instanceof HTMLStyleElement) return found;
  const made = document.createElement('style');
  made.id = styleId;
  // Inserts the style before all others, because the site also loads a brand's styles before the styles of ui-kit.
  document.head.prepend(made);
  return made;
}

interface BrandStyleProps {
  readonly brandId: string;
  /** The story's id, which is also written to the page for scripts. */
  readonly storyId: string;
  /** `story` for a single story, `docs` for a docs page with several stories. */
  readonly view: string;
  readonly children: ReactNode;
}

/** Adds a brand's fonts and custom properties to the page, and updates them after edits of the brand's files. */
export function BrandStyle({ brandId, storyId, view, children }: BrandStyleProps): ReactElement {
  const { id, css } = useBrand(brandId);
  useLayoutEffect(() => {
    const style = styleElement();
    if (style.textContent !== css) style.textContent = css;
    document.documentElement.dataset['brand'] = id;
    document.documentElement.dataset['story'] = storyId;
    document.documentElement.dataset['view'] = view;
  }, [id, css, storyId, view]);
  return <>{children}</>;
}
