import type { DashboardSection, HomeSection } from '@chada/client-config';
import { type ComponentType, createContext } from 'react';

/** The blocks that a project may replace, named as in `layout` of `client.json`. */
export type ReplaceableBlock =
  `home.${Exclude<HomeSection, 'banners'>}` | `dashboard.${Extract<DashboardSection, 'games' | 'news'>}`;

/** The places where a project may add a block. */
export type BlockPlace = 'home.end' | 'dashboard.end';

/** The blocks that a project replaces or adds. */
export interface OwnBlocks {
  readonly replacements?: Readonly<Partial<Record<ReplaceableBlock, ComponentType>>>;
  readonly blocks?: Readonly<Partial<Record<BlockPlace, ComponentType>>>;
}

/** Provides the project's blocks. */
export const OwnBlocksSlot = createContext<OwnBlocks>({});
