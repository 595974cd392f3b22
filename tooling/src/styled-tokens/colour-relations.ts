import type { StyledColour } from './read-styles.ts';

/**
 * Matches states such as `:hover`, which are removed before two selectors are compared. A rule for a state may set only
 * the background, and the text then has the colour of the rule without the state.
 */
const pointerStates = /:(hover|active|focus|focus-visible|not\([^)]*\))/g;

export function isSameRule(a: StyledColour, b: StyledColour): boolean {
  const [first, second] = [a, b].map(({ selector }) => selector.replaceAll(pointerStates, ''));
  return a.file === b.file && first === second;
}

export function hasBackground(foreground: StyledColour, backgrounds: readonly StyledColour[]): boolean {
  return backgrounds.some((background) => isSameRule(foreground, background));
}

export function isInside(foreground: StyledColour, background: StyledColour): boolean {
  const holdsOthers =
    !background.name.includes('__') || /__(panel|box|list|card|toast)$/.test(background.name);
  if (!holdsOthers || foreground.references[0]?.startsWith('#') === true) return false;
  const blockOf = (name: string): string => name.split('__')[0] ?? '';
  return foreground.file === background.file || blockOf(foreground.name) === blockOf(background.name);
}

/**
 * Returns the minimum contrast of a text or an icon by WCAG 2.2: 3:1 for icons (1.4.11), and 4.5:1 for texts (1.4.3).
 */
export function minRatioOf({ name, selector }: StyledColour): 3 | 4.5 {
  return /(__(icon|mark|art|chevron|bar)|^ck-icon)$/.test(name) || selector.endsWith('svg') ? 3 : 4.5;
}
