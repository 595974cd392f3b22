const links: Record<string, Promise<unknown> | undefined> = {};
/**
 * The number of failed retries for each file. A retry adds this number to the URL, so that each retry uses a different
 * URL.
 */
const repeats: Record<string, number | undefined> = {};

/** A comment at the place of each style sheet that failed, because the order of style sheets must not change. */
const places: Record<string, Comment | undefined> = {};

const isStyle = (file: string): boolean => file.endsWith('.css');

/**
 * True if the page already contains the file. A style that the Content-Security-Policy blocked does not count, because
 * its element has no `sheet`.
 */
function isPresent(file: string): boolean {
  const elements = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    `link[href="/${file}"], style[data-file="/${file}"]`,
  );
  return Array.from(elements).some(({ sheet }) => !isStyle(file) || sheet !== null);
}

/** Adds a link to the file. Resolves when a style sheet has loaded. Resolves immediately for a script. */
function addLink(file: string): Promise<unknown> {
  return (links[file] ??= new Promise<unknown>((resolve, reject) => {
    if (isPresent(file)) return resolve(undefined);
    const link = document.createElement('link');
    link.crossOrigin = '';
    if (isStyle(file)) {
      link.rel = 'stylesheet';
      link.onload = resolve;
      link.onerror = (error) => {
        link.replaceWith((places[file] = document.createComment('')));
        links[file] = undefined;
        reject(new Error(`Unable to preload ${file}`, { cause: error }));
      };
    } else {
      link.rel = 'modulepreload';
      resolve(undefined);
    }
    link.href = `/${file}`;
    const place = places[file];
    if (place?.parentNode) place.replaceWith(link);
    else document.head.append(link);
  }));
}

async function fetchAgain(file: string): Promise<void> {
  const { ok } = await fetch(`/${file}`, { cache: 'reload' });
  if (!ok) throw new Error(`Unable to load ${file}`);
}

/**
 * Loads a module again after a failure. Changes the URL if necessary, because Chromium and Firefox do not request a
 * failed URL again until the next page load.
 */
async function loadAgain<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
  first: string,
): Promise<Module> {
  await Promise.all(files.map((file) => (isStyle(file) ? addLink(file) : fetchAgain(file))));
  try {
    return await load();
  } catch {
    try {
      return await import(/* @vite-ignore */ `/${first}?${repeats[first]}`);
    } catch (error) {
      repeats[first] = (repeats[first] ?? 0) + 1;
      throw error;
    }
  }
}

/** Loads the files of a module and then the module. Replaces Vite's preload function. */
export async function loadFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const [first] = files;
  if (first === undefined) return load();
  try {
    if (first in repeats) return await loadAgain(load, files, first);
    await Promise.all(files.map(addLink));
    return await load();
  } catch (error) {
    repeats[first] ??= 0;
    throw error;
  }
}
