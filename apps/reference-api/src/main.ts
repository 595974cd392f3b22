import { enableCompileCache } from 'node:module';

// The compile cache makes the other imports faster.
enableCompileCache();
const { run } = await import('./runtime/run.ts');

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
