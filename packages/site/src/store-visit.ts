/** Milliseconds from the start until the visit's files are stored. By then, the first screens have loaded. */
const STORE_AFTER_MS = 5_000;

/** The files of the build that the page has loaded. Their names contain a hash. */
const buildFile = /^\/(legacy\/)?assets\/|^\/stamped\//;

function loadedFiles(): readonly string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls
    .filter(({ origin, pathname }) => origin === window.location.origin && buildFile.test(pathname))
    .map(({ pathname }) => pathname);
}

/** Returns the URLs of the styles that stamping put into the page. */
function inlineStyles(): readonly string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('style[data-file]'), (style) =>
    String(style.dataset['file']),
  );
}

/**
 * Registers the service worker of the stamped site, and sends it the files of this visit. The site then also opens
 * without a network. Has no effect in a browser without service workers.
 */
export function storeVisit(serviceWorker: string): Promise<void> {
  return 'serviceWorker' in navigator
    ? registerAndSend(navigator.serviceWorker, serviceWorker)
    : Promise.resolve();
}

async function registerAndSend(workers: ServiceWorkerContainer, path: string): Promise<void> {
  await workers.register(path, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const send = (): void =>
    active?.postMessage({ type: 'chada-visit', files: loadedFiles(), styles: inlineStyles() });
  window.setTimeout(send, STORE_AFTER_MS);
}
