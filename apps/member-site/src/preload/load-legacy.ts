/** The internal record of a module in SystemJS: function, promise and exports. */
interface LoadRecord {
  readonly e?: unknown;
  readonly C?: unknown;
  readonly n: object;
}

/** Removes failed modules from SystemJS, so that a new import requests the modules again. */
function forgetFailures(system: object): void {
  for (const key of Object.getOwnPropertySymbols(system)) {
    const records: Record<string, LoadRecord> = Reflect.get(system, key);
    for (const address of Object.keys(records)) {
      const record = records[address];
      // Keeps modules that have run, because their exports are complete.
      if (record?.e === null && record.C !== record.n) delete records[address];
    }
  }
}

/**
 * Runs an import with SystemJS. If an earlier import of a module has failed, the browser requests the module
 * again. Replaces Vite's preload function.
 */
export async function loadLegacy<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.resolve();
  forgetFailures(Reflect.get(window, 'System'));
  return load();
}
