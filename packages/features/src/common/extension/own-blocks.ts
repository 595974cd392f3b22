import type { DashboardSection, HomeSection } from '@chada/client-config';
import { type ComponentType, createContext } from 'react';

/**
 * The blocks that a project may replace, by their names in `layout` of `client.json`. Missing on purpose: sign-in,
 * registration, credit, deposits, withdrawals, what is due, the tier with its limits, member protection, the footer with
 * licence and age, and the chat.
 */
export type ReplaceableBlock =
  `home.${HomeSection}` | `dashboard.${Extract<DashboardSection, 'games' | 'news'>}`;

/** The places where a project may add a block. */
export type BlockPlace = 'home.end' | 'dashboard.end';

/** Blocks of a project's own. */
export interface OwnBlocks {
  readonly replacements?: Readonly<Partial<Record<ReplaceableBlock, ComponentType>>>;
  readonly blocks?: Readonly<Partial<Record<BlockPlace, ComponentType>>>;
}

/** Provides the blocks of a project's own. The site's own brands have none. */
export const OwnBlocksSlot = createContext<OwnBlocks>({});
