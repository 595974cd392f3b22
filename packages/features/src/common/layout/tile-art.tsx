import type { ReactElement } from 'react';

/* Motifs in one style: a soft shadow shape, a solid shape, details cut out of it. Each is 120 by 120 units. */
const motifs = {
  wheel: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="60" r="56" />
      <circle className="cf-tile-art__solid" cx="60" cy="60" r="46" />
      <path className="cf-tile-art__cut" d="M60 14v92M14 60h92M27.500 27.500l65 65M92.500 27.500l-65 65" />
      <circle className="cf-tile-art__ground" cx="60" cy="60" r="14" />
      <path className="cf-tile-art__solid" d="m60 2 12 0-12 20L48 2h12Z" />
    </>
  ),
  cards: (
    <>
      <rect
        className="cf-tile-art__soft"
        x="16"
        y="20"
        width="56"
        height="80"
        rx="9"
        transform="rotate(-16 44 60)"
      />
      <rect
        className="cf-tile-art__solid"
        x="42"
        y="18"
        width="60"
        height="86"
        rx="9"
        transform="rotate(9 72 61)"
      />
      <path className="cf-tile-art__cut-fill" d="M75 36 93 64 67 86 49 58Z" />
      <path
        className="cf-tile-art__solid"
        d="m72 47 4 9.500 10.300 1-7.700 7 2.300 10.200-9-5.300-8.900 5.300 2.300-10.200-7.700-7 10.300-1L72 47Z"
      />
    </>
  ),
  film: (
    <>
      <rect className="cf-tile-art__soft" x="6" y="34" width="104" height="72" rx="10" />
      <rect className="cf-tile-art__solid" x="14" y="42" width="92" height="60" rx="8" />
      <path className="cf-tile-art__solid" d="M12 30 98 9l4 14-86 21-4-14Z" />
      <path className="cf-tile-art__cut" d="M34 25l6 12M56 20l6 12M78 14l6 12" />
      <path className="cf-tile-art__cut-fill" d="M52 58v28l24-14-24-14Z" />
    </>
  ),
  gift: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="64" r="54" />
      <path className="cf-tile-art__solid" d="M22 58h76v40a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V58Z" />
      <rect className="cf-tile-art__solid" x="14" y="40" width="92" height="20" rx="5" />
      <path className="cf-tile-art__cut" d="M60 40v66M14 60h92" />
      <path
        className="cf-tile-art__bow"
        d="M60 38C54 18 42 10 34 15s-4 20 8 22 18 1 18 1Zm0 0c6-20 18-28 26-23s4 20-8 22-18 1-18 1Z"
      />
    </>
  ),
  clock: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="60" r="56" />
      <circle className="cf-tile-art__solid" cx="60" cy="60" r="44" />
      <path className="cf-tile-art__cut" d="M60 34v28l18 12" />
      <circle className="cf-tile-art__solid" cx="98" cy="94" r="20" />
      <path className="cf-tile-art__cut" d="M106 86 90 102" />
      <circle className="cf-tile-art__cut-fill" cx="92" cy="88" r="4" />
      <circle className="cf-tile-art__cut-fill" cx="104" cy="100" r="4" />
    </>
  ),
  cup: (
    <>
      <circle className="cf-tile-art__soft" cx="58" cy="62" r="54" />
      <path className="cf-tile-art__solid" d="M24 44h60v36a24 24 0 0 1-24 24H48a24 24 0 0 1-24-24V44Z" />
      <path className="cf-tile-art__bow" d="M84 54h8a12 12 0 0 1 0 26h-9" />
      <path className="cf-tile-art__bow" d="M42 32c-6-8 6-10 0-20M64 32c-6-8 6-10 0-20" />
    </>
  ),
  headset: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="60" r="56" />
      <path className="cf-tile-art__bow" d="M22 72V60a38 38 0 0 1 76 0v12" />
      <rect className="cf-tile-art__solid" x="14" y="62" width="24" height="40" rx="10" />
      <rect className="cf-tile-art__solid" x="82" y="62" width="24" height="40" rx="10" />
    </>
  ),
  bag: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="62" r="55" />
      <path className="cf-tile-art__solid" d="M26 42h68l7 56a8 8 0 0 1-8 9H27a8 8 0 0 1-8-9l7-56Z" />
      <path className="cf-tile-art__bow" d="M42 46V34a18 18 0 0 1 36 0v12" />
      <path className="cf-tile-art__cut" d="M44 66a16 16 0 0 0 32 0" />
    </>
  ),
  coin: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="60" r="56" />
      <circle className="cf-tile-art__solid" cx="60" cy="60" r="44" />
      <circle className="cf-tile-art__ring" cx="60" cy="60" r="35" />
      <path
        className="cf-tile-art__cut"
        d="M60 36v48M50 42h13a9 9 0 0 1 0 18H50h15a10 10 0 0 1 0 20H50V42Z"
      />
    </>
  ),
  ring: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="62" r="55" />
      <circle className="cf-tile-art__band" cx="60" cy="74" r="28" />
      <path className="cf-tile-art__solid" d="M44 16h32l12 14-28 26-28-26 12-14Z" />
      <path className="cf-tile-art__cut" d="M33 30h54M48 30l12 24 12-24" />
    </>
  ),
  ball: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="60" r="56" />
      <circle className="cf-tile-art__solid" cx="60" cy="60" r="45" />
      <path className="cf-tile-art__cut-fill" d="M60 41 78 54 71 75H49L42 54Z" />
      <path className="cf-tile-art__cut" d="M60 41V16M78 54l23-8M71 75l14 20M49 75 35 95M42 54l-23-8" />
    </>
  ),
  trophy: (
    <>
      <circle className="cf-tile-art__soft" cx="60" cy="60" r="56" />
      <path className="cf-tile-art__bow" d="M36 28H18c0 22 8 32 22 34M84 28h18c0 22-8 32-22 34" />
      <path className="cf-tile-art__solid" d="M34 18h52v28a26 26 0 0 1-52 0V18Z" />
      <path className="cf-tile-art__solid" d="M54 68h12v18h14v14H40V86h14V68Z" />
      <path className="cf-tile-art__cut" d="M50 30v14a10 10 0 0 0 6 10" />
    </>
  ),
} as const;

/** A motif of the artwork. */
export type TileMotif = keyof typeof motifs;

const rewardMotifs = ['gift', 'bag', 'cup', 'headset'] as const;
/** The motifs of the usual reward categories, by id. */
const usualCategories: Readonly<Partial<Record<string, TileMotif>>> = {
  credit: 'coin',
  home: 'cup',
  gadget: 'headset',
  gold: 'ring',
};

function pick<Item>(items: readonly Item[], seed: string): Item | undefined {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return items[sum % items.length];
}

/** Returns the motif of a reward category, always the same one for the same category. */
export function categoryMotif(categoryId: string): TileMotif {
  const usual = Object.prototype.hasOwnProperty.call(usualCategories, categoryId)
    ? usualCategories[categoryId]
    : undefined;
  return usual ?? pick(rewardMotifs, categoryId) ?? 'gift';
}

/**
 * Returns the motif of a reward without a picture: its category's, a gift or a bag; always the same one for the same
 * reward.
 */
export function rewardMotif(categoryId: string, name: string): TileMotif {
  return pick([categoryMotif(categoryId), 'gift', 'bag'], name) ?? 'gift';
}

export interface TileArtProps {
  motif: TileMotif;
  /** `wide` is 8:5. Default `square`. */
  shape?: 'wide' | 'square';
}

/** A drawn picture in the brand's colours. Decorative. */
export function TileArt({ motif, shape = 'square' }: TileArtProps): ReactElement {
  const wide = shape === 'wide';
  return (
    <span className="cf-tile-art" data-shape={shape}>
      <svg
        className="cf-tile-art__picture"
        viewBox={wide ? '0 0 320 200' : '0 0 200 200'}
        aria-hidden="true"
        focusable="false"
      >
        <path className="cf-tile-art__ray" d={wide ? 'M320 0h960v200H90L320 0Z' : 'M200 0v200H0L200 0Z'} />
        <g transform={wide ? 'translate(94 34) scale(1.1)' : 'translate(34 34) scale(1.1)'}>
          {motifs[motif]}
        </g>
      </svg>
    </span>
  );
}
