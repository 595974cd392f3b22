export {
  notFoundPage,
  prerenderPages,
  preparePrerendering,
  clientRenderedRoutes,
} from '@chada/site/prerender';
