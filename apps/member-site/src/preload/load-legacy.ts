interface LoadRecord {
  readonly e?: unknown;
  readonly C?: unknown;
  readonly n: object;
}

/**
 * Removes the failed modules from the registry of SystemJS, because SystemJS does not request a failed module again.
 */
function forgetFailures(system: object): void {
  for (const key of Object.getOwnPropertySymbols(system)) {
    const records: Record<string, LoadRecord> = Reflect.get(system, key);
    for (const address of Object.keys(records)) {
      const record = records[address];
      if (record?.e === null && record.C !== record.n) delete records[address];
    }
  }
}

/** Loads a module of the legacy build. Replaces Vite's preload function. */
export async function loadLegacy<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.resolve();
  forgetFailures(Reflect.get(window, 'System'));
  return load();
}
