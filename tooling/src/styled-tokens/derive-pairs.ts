import type { StyledColour } from './read-styles.ts';

/**
 * A foreground colour and a background colour whose contrast must be at least `least`. Each colour is a list of tokens,
 * and the first token that the brand defines applies.
 */
export interface StyledPair {
  readonly fronts: readonly string[];
  readonly grounds: readonly string[];
  readonly least: 3 | 4.5;
}

const anyText = ['text-muted', 'accent-text', 'positive', 'negative', 'warning', 'info'];

/**
 * Maps the background of a container to the colours of the texts inside it. The styles of the container and of the
 * texts are in different files, so the pairs can't be derived from one file.
 */
const contents: Readonly<Record<string, readonly string[]>> = {
  'card-bg': anyText,
  'dialog-bg': anyText,
  'drawer-bg': anyText,
  // The header has text if the brand has no logo, because the site then shows the brand's name as text.
  'header-bg': ['accent-text'],
};

/** Backgrounds on which the focus ring of a control may appear. The ring must contrast with each of these backgrounds. */
const groundsOfRing: readonly string[] = [
  'account-card-bg',
  'bottom-bar-bg',
  'card-bg',
  'dialog-bg',
  'drawer-bg',
  'field-bg',
  'game-return-bg',
  'header-bg',
  'tabs-bg',
];

export function derivePairs(
  colours: readonly StyledColour[],
  isComponent: (name: string) => boolean,
): readonly StyledPair[] {
  const fronts = colours.filter(({ use }) => use === 'front');
  const grounds = colours.filter(({ use }) => use === 'ground');
  const ownsGround = (name: string): boolean =>
    grounds.some((ground) => ground.name === name && !ground.isState);
  const pairs = grounds.flatMap((ground) => {
    const [token = ''] = ground.chain;
    const sameRule = fronts.filter((front) => isSameRule(front, ground));
    const own = fronts.filter((front) => front.name === ground.name && !(front.isState && ground.isState));
    const inside = fronts.filter(
      (front) =>
        front.name !== ground.name &&
        isInside(front, ground) &&
        !ownsGround(front.name) &&
        !hasGround(front, grounds),
    );
    const met = [
      ...(sameRule.length > 0
        ? sameRule
        : own.filter((front) => !hasGround(front, grounds) || !front.isState)),
      ...(ground.isState ? [] : own.filter((front) => front.isState && !hasGround(front, grounds))),
      ...(isComponent(token) && !ground.isState ? inside : []),
    ];
    const foreign = (contents[token] ?? []).map((front) => ({
      fronts: [front],
      grounds: ground.chain,
      least: 4.5 as const,
    }));
    const ring = groundsOfRing.includes(token)
      ? [{ fronts: ['focus'], grounds: ground.chain, least: 3 as const }]
      : [];
    return [
      ...ring,
      ...met.map((front) => ({ fronts: front.chain, grounds: ground.chain, least: leastOf(front) })),
      ...foreign,
    ];
  });
  const known = new Map<string, StyledPair>();
  for (const pair of pairs) {
    const key = `${pair.grounds.join()} ${pair.fronts.join()}`;
    if ((known.get(key)?.least ?? 0) < pair.least) known.set(key, pair);
  }
  return [...known.keys()].sort().flatMap((key) => known.get(key) ?? []);
}

/**
 * Matches states such as `:hover`, which are removed before two selectors are compared. A rule for a state may set only
 * the background, and the text then has the colour of the rule without the state.
 */
const pointerStates = /:(hover|active|focus|focus-visible|not\([^)]*\))/g;

function isSameRule(a: StyledColour, b: StyledColour): boolean {
  const [first, second] = [a, b].map(({ selector }) => selector.replaceAll(pointerStates, ''));
  return a.file === b.file && first === second;
}

function hasGround(front: StyledColour, grounds: readonly StyledColour[]): boolean {
  return grounds.some((ground) => isSameRule(front, ground));
}

function isInside(front: StyledColour, ground: StyledColour): boolean {
  const holdsOthers = !ground.name.includes('__') || /__(panel|box|list|card|toast)$/.test(ground.name);
  if (!holdsOthers || front.chain[0]?.startsWith('#') === true) return false;
  const blockOf = (name: string): string => name.split('__')[0] ?? '';
  return front.file === ground.file || blockOf(front.name) === blockOf(ground.name);
}

/**
 * Returns the minimum contrast of a text or an icon by WCAG 2.2: 3:1 for icons (1.4.11), and 4.5:1 for texts (1.4.3).
 */
function leastOf({ name, selector }: StyledColour): 3 | 4.5 {
  return /(__(icon|mark|art|chevron|bar)|^ck-icon)$/.test(name) || selector.endsWith('svg') ? 3 : 4.5;
}
