/** Aborts the move of a brand. The process kills itself after the step that the parent process names. */
import * as z from 'zod/mini';
import { abortMove } from '../../src/cells/move-brand.ts';

const settings = z
  .object({
    file: z.object({
      registry: z.string(),
      cells: z.record(z.string(), z.string()),
      default: z.string(),
    }),
    brand: z.string(),
    diesAfter: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

await abortMove(settings.file, settings.brand, (step) => {
  if (step === settings.diesAfter) {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  }
  return undefined;
});
