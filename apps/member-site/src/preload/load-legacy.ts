/** The used part of SystemJS's record of a module: the function that runs it, its own completion, its exports. */
interface LoadRecord {
  readonly e?: unknown;
  readonly C?: unknown;
  readonly n: object;
}

/** Makes SystemJS forget the modules that failed to load, and those that failed with them. */
function forgetFailures(system: object): void {
  for (const key of Object.getOwnPropertySymbols(system)) {
    const records: Record<string, LoadRecord> = Reflect.get(system, key);
    for (const address of Object.keys(records)) {
      const record = records[address];
      // A record without its function has run, which its exports prove, or never will.
      if (record?.e === null && record.C !== record.n) delete records[address];
    }
  }
}

/**
 * Runs an import. Replaces Vite's helper in the legacy files; a module that failed before is fetched again. Waits for the
 * modules that are running, since their records look like those of failures.
 */
export async function loadLegacy<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.resolve();
  forgetFailures(Reflect.get(window, 'System'));
  return load();
}
