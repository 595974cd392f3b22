/** Prerenders the public pages of a brand. `vite.paint.config.ts` bundles this module for Node. */
export { notFoundPage, paintPages, preparePaint, unpaintedRoutes } from '@chada/site/paint';
