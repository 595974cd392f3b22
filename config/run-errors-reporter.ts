import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The path of the report about the errors outside the tests, below the package's folder. */
export const runErrorsReport = 'reports/run-errors.json';

interface RunError {
  readonly name?: string | undefined;
  readonly message: string;
  readonly stack?: string | undefined;
}

/**
 * A reporter of Vitest. Writes the errors that belong to no test, for example an unhandled rejection, as a list of
 * texts. Vitest's JSON report doesn't contain these errors.
 */
export class RunErrorsReporter {
  #packageFolder = process.cwd();

  onInit({ config }: { readonly config: { readonly root: string } }): void {
    this.#packageFolder = config.root;
  }

  onTestRunEnd(_modules: unknown, errors: readonly RunError[]): void {
    const path = join(this.#packageFolder, runErrorsReport);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(errors.map(textOf)));
  }
}

function textOf({ name = 'Error', message, stack }: RunError): string {
  return stack?.includes(message) ? stack : `${name}: ${message}\n${stack ?? ''}`;
}
