/** What paints the public pages of a brand ahead, bundled for Node by `vite.paint.config.ts`. */
export { notFoundPage, paintPages, preparePaint, unpaintedRoutes } from '@chada/site/paint';
