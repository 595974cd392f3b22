import { enableCompileCache } from 'node:module';

// Enables the compile cache before the other imports, because the cache makes these imports faster.
enableCompileCache();
const { run } = await import('./runtime/run.ts');

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
