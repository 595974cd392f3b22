import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { useBrand } from './brands.ts';

const styleId = 'chada-brand';

function styleElement(): HTMLStyleElement {
  const found = document.getElementById(styleId);
  if (found instanceof HTMLStyleElement) return found;
  const made = document.createElement('style');
  made.id = styleId;
  // Before the kit's own styles, as the site has it.
  document.head.prepend(made);
  return made;
}

interface BrandStyleProps {
  readonly brandId: string;
  /** Said on the page too, so that whoever looks by script knows what is shown. */
  readonly storyId: string;
  /** `story`, or `docs` for a page about several. */
  readonly view: string;
  readonly children: ReactNode;
}

/** Puts a brand's fonts and custom properties on the page, and follows the edits of its files. */
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
