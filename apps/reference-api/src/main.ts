import { enableCompileCache } from 'node:module';

// Before other imports, so that a second start needn't strip types and compile again.
enableCompileCache();
const { run } = await import('./runtime/run.ts');

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
