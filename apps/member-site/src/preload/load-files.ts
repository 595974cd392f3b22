/** The links of requested files, by file. */
const links: Record<string, Promise<unknown> | undefined> = {};
/** The number of retries under other addresses of a failed import, by its first file. */
const repeats: Record<string, number | undefined> = {};

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Adds the link of a file. Resolves once a style has arrived; a script arrives with its import. */
function addLink(file: string): Promise<unknown> {
  return (links[file] ??= new Promise<unknown>((resolve, reject) => {
    if (document.querySelector(`link[href="/${file}"]`) !== null) return resolve(undefined);
    const link = document.createElement('link');
    link.crossOrigin = '';
    if (isStyle(file)) {
      link.rel = 'stylesheet';
      link.onload = resolve;
      link.onerror = (error) => {
        link.remove();
        links[file] = undefined;
        reject(new Error(`Unable to preload ${file}`, { cause: error }));
      };
    } else {
      link.rel = 'modulepreload';
      resolve(undefined);
    }
    link.href = `/${file}`;
    document.head.append(link);
  }));
}

async function fetchAgain(file: string): Promise<void> {
  const { ok } = await fetch(`/${file}`, { cache: 'reload' });
  if (!ok) throw new Error(`Unable to load ${file}`);
}

/**
 * Loads an import that failed before. Chromium and Firefox remember that a module failed for as long as the document
 * lives, so it is imported under another address. Where they remember a module that it imports too, this fails again, and
 * the button of the failed screen reloads the page.
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
      // The count remains after a success: later imports of the file get the same module.
      return await import(/* @vite-ignore */ `/${first}?${repeats[first]}`);
    } catch (error) {
      repeats[first] = (repeats[first] ?? 0) + 1;
      throw error;
    }
  }
}

/** Runs an import after its styles have loaded, and prefetches its scripts. Replaces Vite's helper. */
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
