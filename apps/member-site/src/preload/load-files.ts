/** The links of files that were asked for, by file. */
const links: Record<string, Promise<unknown> | undefined> = {};
/** How often an import that failed was tried under another address, by its first file. */
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
 * lives, so it is imported under another address; where a module that it needs is remembered too, only a reload helps,
 * which is left to the press that asked for the import.
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
      // The count stays once this succeeded: later imports of the file get the same module.
      return await import(/* @vite-ignore */ `/${first}?${repeats[first]}`);
    } catch (error) {
      repeats[first] = (repeats[first] ?? 0) + 1;
      if (navigator.userActivation?.isActive) window.location.reload();
      throw error;
    }
  }
}

/** Runs an import once its styles are there, and fetches its scripts ahead. Stands in for Vite's helper. */
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
