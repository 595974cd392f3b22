import type { GameCategory } from './game-art.tsx';

/** The colours of one cover: ground from top to bottom, the glow behind the motif, its metal in three steps, two accents. */
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

/** Jewel tones by family, so that a lobby of many games reads as one set. Artwork, not brand colour. */
export const PALETTES: Record<GameCategory, Palettes> = {
  slots: [
    { top: '#5b2a9d', bottom: '#1d0f45', glow: '#b06cff', ...GOLD, accent: '#ff5d7a', second: '#46d6c4' },
    { top: '#a01f4d', bottom: '#3b0a24', glow: '#ff6d8f', ...GOLD, accent: '#ffb84d', second: '#7ee0ff' },
    { top: '#0f6a68', bottom: '#06282f', glow: '#36e0b8', ...GOLD, accent: '#ff7a59', second: '#ffe08a' },
    { top: '#1f3fa8', bottom: '#0b1440', glow: '#5c8dff', ...GOLD, accent: '#ff5fa2', second: '#7df0d0' },
  ],
  casino: [
    { top: '#0d6b45', bottom: '#05291d', glow: '#3fd08a', ...GOLD, accent: '#e23b4e', second: '#f6f2e6' },
    { top: '#7c1d2b', bottom: '#2b0810', glow: '#f0596a', ...GOLD, accent: '#1c1c28', second: '#f6f2e6' },
    { top: '#23305e', bottom: '#0a0f24', glow: '#6d83e0', ...GOLD, accent: '#e23b4e', second: '#f6f2e6' },
  ],
  sport: [
    { top: '#1673b8', bottom: '#062a4f', glow: '#66c4ff', ...SILVER, accent: '#ffb020', second: '#f4f8ff' },
    { top: '#1f8a4c', bottom: '#07331e', glow: '#7be495', ...SILVER, accent: '#ffd34d', second: '#f4fff6' },
    { top: '#c2571a', bottom: '#451708', glow: '#ffb067', ...SILVER, accent: '#ffe27a', second: '#fff7ee' },
  ],
  fishing: [
    { top: '#1397b5', bottom: '#07304f', glow: '#6ff0ff', ...GOLD, accent: '#ff8a4c', second: '#ffe08a' },
    { top: '#2661b8', bottom: '#0a1c52', glow: '#6fb1ff', ...ROSE, accent: '#ff6f91', second: '#ffd6e0' },
    { top: '#0f8a7c', bottom: '#04313a', glow: '#5ff5d0', ...GOLD, accent: '#ffc43d', second: '#fff0c2' },
  ],
  card: [
    { top: '#8a2432', bottom: '#310a16', glow: '#ff7482', ...GOLD, accent: '#d3203a', second: '#20263c' },
    { top: '#2b3a78', bottom: '#0d1230', glow: '#7d95ff', ...SILVER, accent: '#d3203a', second: '#20263c' },
    { top: '#5a2c7a', bottom: '#1d0c2e', glow: '#c987f5', ...GOLD, accent: '#c01f5b', second: '#241a3a' },
  ],
  lotto: [
    { top: '#c07a12', bottom: '#4d2405', glow: '#ffd66b', ...GOLD, accent: '#e5484d', second: '#2f7de1' },
    { top: '#2a6f9e', bottom: '#0a2742', glow: '#7fd0ff', ...SILVER, accent: '#f2994a', second: '#27ae60' },
    { top: '#b0305f', bottom: '#430b24', glow: '#ff8db4', ...ROSE, accent: '#f2c14e', second: '#4aa3df' },
  ],
  hot: [
    {
      top: '#c9371a',
      bottom: '#4a0a0e',
      glow: '#ffa247',
      light: '#fff3b0',
      metal: '#ffb52e',
      deep: '#e8471c',
      accent: '#ff6a3d',
      second: '#ffe08a',
    },
    {
      top: '#8c1d5c',
      bottom: '#2c0724',
      glow: '#ff7ab8',
      light: '#fff0c2',
      metal: '#ffb04d',
      deep: '#e23e6b',
      accent: '#ff4f81',
      second: '#ffd27a',
    },
  ],
};
