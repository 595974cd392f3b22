export * from './common/layout/paths.ts';
export { SiteProvider, useClient, useText } from './common/brand/site-context.tsx';
export {
  type BlockPlace,
  type OwnBlocks,
  OwnBlocksSlot,
  type ReplaceableBlock,
} from './common/extension/own-blocks.ts';
