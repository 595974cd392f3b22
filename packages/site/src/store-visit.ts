import type { ResolvedClient } from '@chada/client-config';

export type ServiceWorkerPath = '/service-worker.js';

/**
 * The site sends the paths of the loaded files to the service worker after this many milliseconds, because the first
 * screens have loaded by then.
 */
const STORE_AFTER_MS = 5_000;

/** Matches the paths of build files, whose names contain a hash. */
const buildFile = /^\/(legacy\/)?assets\/|^\/stamped\//;

function loadedFiles(): readonly string[] {
  const listed = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = Array.from(document.scripts, ({ src, dataset }) => [src, dataset['legacy'] ?? '']);
  const links = Array.from(document.querySelectorAll('link'))
    .filter(({ rel, media }) => /^(stylesheet|modulepreload)$/.test(rel) && window.matchMedia(media).matches)
    .map(({ href }) => href);
  const urls = [...listed, ...scripts.flat(), ...links].map((url) => new URL(url, window.location.href));
  const paths = urls
    .filter(({ origin, pathname }) => origin === window.location.origin && buildFile.test(pathname))
    .map(({ pathname }) => pathname);
  const isLegacy = paths.some((path) => path.startsWith('/legacy/assets/polyfills'));
  return [...new Set(paths)].filter((path) => isLegacy || !path.startsWith('/legacy/'));
}

function inlineStyles(): readonly string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('style[data-file]'), (style) =>
    String(style.dataset['file']),
  );
}

/**
 * Registers the service worker, so that the site opens without a network. Sends the service worker the paths of the
 * files that this page has loaded. Also sends the path of the brand's offline picture if the picture is a file of the
 * build.
 */
export function storeVisit(
  serviceWorker: ServiceWorkerPath,
  { assets }: Pick<ResolvedClient, 'assets'>,
): void {
  if (!('serviceWorker' in navigator)) return;
  // The failure is ignored, because the site works without the service worker.
  registerAndSend(navigator.serviceWorker, serviceWorker, assets.scenes.offline ?? '').catch(() => undefined);
}

async function registerAndSend(
  workers: ServiceWorkerContainer,
  path: ServiceWorkerPath,
  offlinePicture: string,
): Promise<void> {
  await workers.register(path, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const send = (): void => {
    const pictures = buildFile.test(offlinePicture) ? [offlinePicture] : [];
    const files = [...loadedFiles(), ...pictures];
    active?.postMessage({ type: 'chada-visit', files, styles: inlineStyles() });
  };
  window.setTimeout(send, STORE_AFTER_MS);
}
