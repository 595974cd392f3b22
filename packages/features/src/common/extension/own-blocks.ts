import type { DashboardSection, HomeSection } from '@chada/client-config';
import { type ComponentType, createContext } from 'react';

/**
 * The blocks that a project may replace, named as in `layout` of `client.json`. A project can't replace the
 * following blocks: sign-in, registration, credit, deposits, withdrawals, due actions, the tier with its
 * limits, member protection, the banners with their rules, the footer with licence and age, and the chat.
 */
export type ReplaceableBlock =
  `home.${Exclude<HomeSection, 'banners'>}` | `dashboard.${Extract<DashboardSection, 'games' | 'news'>}`;

/** The places where a project may add a block. */
export type BlockPlace = 'home.end' | 'dashboard.end';

/** The blocks that a project replaces or adds. */
export interface OwnBlocks {
  readonly replacements?: Readonly<Partial<Record<ReplaceableBlock, ComponentType>>>;
  readonly blocks?: Readonly<Partial<Record<BlockPlace, ComponentType>>>;
}

/** Provides the project's blocks. Empty for the brands of this repository. */
export const OwnBlocksSlot = createContext<OwnBlocks>({});
