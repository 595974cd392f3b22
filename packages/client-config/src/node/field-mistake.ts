import { clientFileSchema } from '../schema.ts';
import { explainIssue } from './explain-issue.ts';
import { readJsonSource, type JsonPath } from './json-source.ts';

/** A value within objects and lists, such as a file that holds nothing else would have it. */
function alone(path: JsonPath, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );
}

/**
 * What would be wrong with a value of `client.json` at a path (list positions are 0), said as the check of a whole brand
 * says it; `undefined` when it may stand there. For prompts and forms that ask for one field at a time.
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
