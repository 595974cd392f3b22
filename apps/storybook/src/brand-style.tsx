import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from './brands.ts';

const styleId = 'chada-brand';

function styleElement(): HTMLStyleElement {
  const found = document.getElementById(styleId);
  if (found instanceof HTMLStyleElement) return found;
  const made = document.createElement('style');
  made.id = styleId;
  // Before the kit's styles, in the same order as on the site.
  document.head.prepend(made);
  return made;
}

interface BrandStyleProps {
  readonly brandId: string;
  /** Also written to the page, so that scripts can read which story is shown. */
  readonly storyId: string;
  /** `story`, or `docs` for a docs page with several stories. */
  readonly view: string;
  readonly children: ReactNode;
}

/** Adds a brand's fonts and custom properties to the page, and updates them when the brand's files change. */
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
