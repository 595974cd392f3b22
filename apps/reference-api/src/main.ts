import { enableCompileCache } from 'node:module';

// Before anything else is loaded: a second start then neither strips types nor compiles again, and is ready sooner.
enableCompileCache();
const { run } = await import('./runtime/run.ts');

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
