import type { GameCategory } from './game-art.tsx';

/** The colours of one cover: background from top to bottom, glow behind the motif, three metal tones, two accents. */
export interface Palette {
  top: string;
  bottom: string;
  glow: string;
  light: string;
  metal: string;
  deep: string;
  accent: string;
  second: string;
}

type Palettes = readonly [Palette, ...Palette[]];

const GOLD = { light: '#fff6d0', metal: '#f2c14e', deep: '#a86a12' };
const SILVER = { light: '#ffffff', metal: '#c9d6ea', deep: '#6d7f9e' };
const ROSE = { light: '#ffe9e2', metal: '#f2a07a', deep: '#a8482e' };
const FIRE = { light: '#fff3b0', metal: '#ffb52e', deep: '#e8471c' };

const VIOLET = { top: '#5b2a9d', bottom: '#1d0f45', glow: '#b06cff' };
const RUBY = { top: '#a01f4d', bottom: '#3b0a24', glow: '#ff6d8f' };
const TEAL = { top: '#0f6a68', bottom: '#06282f', glow: '#36e0b8' };
const SAPPHIRE = { top: '#1f3fa8', bottom: '#0b1440', glow: '#5c8dff' };
const EMERALD = { top: '#0d6b45', bottom: '#05291d', glow: '#3fd08a' };
const WINE = { top: '#7c1d2b', bottom: '#2b0810', glow: '#f0596a' };
const INDIGO = { top: '#2b3a78', bottom: '#0d1230', glow: '#7d95ff' };
const OCEAN = { top: '#1397b5', bottom: '#07304f', glow: '#6ff0ff' };
const AMBER = { top: '#b56d10', bottom: '#4a2205', glow: '#ffd66b' };
const RUST = { top: '#b84d17', bottom: '#421506', glow: '#ffa85c' };
const EMBER = { top: '#b92c1c', bottom: '#42080f', glow: '#ff9447' };
const GRASS = { top: '#1f8a4c', bottom: '#07331e', glow: '#7be495' };
const SKY = { top: '#1673b8', bottom: '#062a4f', glow: '#66c4ff' };
const PLUM = { top: '#5a2c7a', bottom: '#1d0c2e', glow: '#c987f5' };

/** Related jewel tones for each category, so that a lobby looks consistent. They are artwork, not brand colours. */
export const PALETTES: Record<GameCategory, Palettes> = {
  slots: [
    { ...VIOLET, ...GOLD, accent: '#ff5d7a', second: '#46d6c4' },
    { ...RUBY, ...GOLD, accent: '#ffb84d', second: '#7ee0ff' },
    { ...TEAL, ...GOLD, accent: '#ff6f5c', second: '#ffe08a' },
    { ...SAPPHIRE, ...GOLD, accent: '#ff5fa2', second: '#7df0d0' },
    { ...AMBER, ...GOLD, accent: '#e5383b', second: '#7ee0ff' },
  ],
  casino: [
    { ...EMERALD, ...GOLD, accent: '#e23b4e', second: '#f6f2e6' },
    { ...WINE, ...GOLD, accent: '#2f7de1', second: '#f6f2e6' },
    { ...INDIGO, ...GOLD, accent: '#e23b4e', second: '#f6f2e6' },
    { ...PLUM, ...ROSE, accent: '#e23b4e', second: '#f6f2e6' },
  ],
  sport: [
    { ...SKY, ...SILVER, accent: '#ffb020', second: '#f4f8ff' },
    { ...GRASS, ...SILVER, accent: '#ffd34d', second: '#f4fff6' },
    { ...RUST, ...SILVER, accent: '#ffe27a', second: '#fff7ee' },
    { ...INDIGO, ...SILVER, accent: '#ffc94d', second: '#f4f8ff' },
  ],
  fishing: [
    { ...OCEAN, ...GOLD, accent: '#ff8a4c', second: '#ffe08a' },
    { ...SAPPHIRE, ...ROSE, accent: '#ff6f91', second: '#ffd6e0' },
    { ...TEAL, ...GOLD, accent: '#ffc43d', second: '#fff0c2' },
    { ...SKY, ...FIRE, accent: '#ff6b57', second: '#ffe9c2' },
  ],
  card: [
    { ...WINE, ...GOLD, accent: '#d3203a', second: '#20263c' },
    { ...INDIGO, ...SILVER, accent: '#d3203a', second: '#20263c' },
    { ...PLUM, ...GOLD, accent: '#c01f5b', second: '#241a3a' },
    { ...EMERALD, ...GOLD, accent: '#d3203a', second: '#14261f' },
  ],
  lotto: [
    { ...AMBER, ...GOLD, accent: '#e5484d', second: '#2f7de1' },
    { ...SKY, ...SILVER, accent: '#f2994a', second: '#27ae60' },
    { ...RUBY, ...ROSE, accent: '#f2c14e', second: '#4aa3df' },
    { ...VIOLET, ...GOLD, accent: '#ff6f91', second: '#3cc9b4' },
  ],
  hot: [
    { ...EMBER, ...FIRE, accent: '#ff6a3d', second: '#ffe08a' },
    { ...RUBY, ...FIRE, accent: '#ff4f81', second: '#ffd27a' },
    { ...VIOLET, ...FIRE, accent: '#ff5a5f', second: '#ffe08a' },
    { ...RUST, ...GOLD, accent: '#e5383b', second: '#fff0c2' },
  ],
};
