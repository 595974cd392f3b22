/** Paints the public pages of a brand; `vite.paint.config.ts` bundles it for Node. */
export { notFoundPage, paintPages, preparePaint, unpaintedRoutes } from '@chada/site/paint';
