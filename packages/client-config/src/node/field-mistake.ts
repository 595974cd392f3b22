import { clientFileSchema } from '../schema.ts';
import { explainIssue } from './explain-issue.ts';
import { readJsonSource, type JsonPath } from './json-source.ts';

/** Wraps a value in objects and lists, like a file that contains only this value. */
function alone(path: JsonPath, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );
}

/**
 * Returns what is wrong with a value of `client.json` at a path (list positions are 0), in the words of the full check, or
 * `undefined` if it is valid. For prompts and forms that ask for one field at a time.
 */
export function fieldMistake(path: JsonPath, value: unknown): string | undefined {
  const source = readJsonSource('client.json', JSON.stringify(alone(path, value)));
  const place = path.map(String).join('.');
  const issue = clientFileSchema
    .safeParse(source.value)
    .error?.issues.find(
      (one) =>
        one.path.map(String).join('.') === place || one.path.map(String).join('.').startsWith(`${place}.`),
    );
  return issue === undefined ? undefined : explainIssue(issue, source)[0]?.message;
}
