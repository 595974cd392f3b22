import type { ReactElement } from 'react';
import { CARD_MOTIFS } from './card-motifs.tsx';
import type { GameCategory } from './game-art.tsx';
import { HOT_MOTIFS } from './hot-motifs.tsx';
import type { Palette } from './palettes.ts';
import { SEA_MOTIFS } from './sea-motifs.tsx';
import { pick } from './seed.ts';
import { SLOT_MOTIFS } from './slot-motifs.tsx';
import { SPORT_MOTIFS } from './sport-motifs.tsx';
import { CASINO_MOTIFS, LOTTO_MOTIFS } from './table-motifs.tsx';

/** Colours for a motif. Motifs are drawn around 0,0 within a radius of about 46. */
export interface MotifProps {
  palette: Palette;
  /** `url(#…)` of the cover's metal gradient. */
  metal: string;
}

export type MotifDrawing = (props: MotifProps) => ReactElement;

const MOTIFS: Record<GameCategory, readonly [MotifDrawing, ...MotifDrawing[]]> = {
  slots: SLOT_MOTIFS,
  casino: CASINO_MOTIFS,
  sport: SPORT_MOTIFS,
  fishing: SEA_MOTIFS,
  card: CARD_MOTIFS,
  lotto: LOTTO_MOTIFS,
  hot: HOT_MOTIFS,
};

/** The drawing in the middle of a cover. */
export function Motif(props: MotifProps & { category: GameCategory; variant: number }): ReactElement {
  const Drawing = pick(MOTIFS[props.category], props.variant);
  return <Drawing palette={props.palette} metal={props.metal} />;
}
