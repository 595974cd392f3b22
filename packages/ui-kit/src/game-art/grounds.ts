export interface Ground {
  readonly top: string;
  readonly bottom: string;
  readonly glow: string;
}

/** Backgrounds that are the same in all brands. */
export const GROUNDS = {
  violet: { top: '#5b2a9d', bottom: '#1d0f45', glow: '#b06cff' },
  ruby: { top: '#a01f4d', bottom: '#3b0a24', glow: '#ff6d8f' },
  teal: { top: '#0f6a68', bottom: '#06282f', glow: '#36e0b8' },
  sapphire: { top: '#1f3fa8', bottom: '#0b1440', glow: '#5c8dff' },
  emerald: { top: '#0d6b45', bottom: '#05291d', glow: '#3fd08a' },
  wine: { top: '#7c1d2b', bottom: '#2b0810', glow: '#f0596a' },
  indigo: { top: '#2b3a78', bottom: '#0d1230', glow: '#7d95ff' },
  ocean: { top: '#1397b5', bottom: '#07304f', glow: '#6ff0ff' },
  amber: { top: '#b56d10', bottom: '#4a2205', glow: '#ffd66b' },
  rust: { top: '#b84d17', bottom: '#421506', glow: '#ffa85c' },
  ember: { top: '#b92c1c', bottom: '#42080f', glow: '#ff9447' },
  grass: { top: '#1f8a4c', bottom: '#07331e', glow: '#7be495' },
  sky: { top: '#1673b8', bottom: '#062a4f', glow: '#66c4ff' },
  plum: { top: '#6b2f86', bottom: '#1d0c2e', glow: '#d58cf5' },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;
