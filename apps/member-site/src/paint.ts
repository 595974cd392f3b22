export { notFoundPage, paintPages, preparePaint, unpaintedRoutes } from '@chada/site/paint';
