import { enableCompileCache } from 'node:module';

// Must run before the other imports. The cache makes the next start faster.
enableCompileCache();
const { run } = await import('./runtime/run.ts');

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
