import type { DashboardSection, HomeSection } from '@chada/client-config';
import { type ComponentType, createContext } from 'react';

/**
 * The blocks of the site that a project outside this repository may replace. The names are the names in `layout` of
 * `client.json`.
 */
export type ReplaceableBlock =
  | `home.${Exclude<HomeSection, 'banners'>}`
  | `dashboard.${Extract<DashboardSection, 'games' | 'news'>}`;

/** The places of the site where a project outside this repository may add a block. */
export type BlockPlace = 'home.end' | 'dashboard.end';

/** The blocks that a project outside this repository replaces or adds (decision 46). */
export interface OwnBlocks {
  readonly replacements?: Readonly<Partial<Record<ReplaceableBlock, ComponentType>>>;
  readonly blocks?: Readonly<Partial<Record<BlockPlace, ComponentType>>>;
}

/** Provides the blocks of a project outside this repository. */
export const OwnBlocksSlot = createContext<OwnBlocks>({});
