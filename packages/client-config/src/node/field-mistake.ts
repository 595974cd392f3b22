import { clientFileSchema } from '../schema.ts';
import { explainIssues } from './explain-issue.ts';
import { readJsonSource, type JsonPath } from './json-source.ts';

function wrapInPath(path: JsonPath, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );
}

/**
 * Checks one value of `client.json`. Returns the problem's text, or `undefined`. All list indexes in `path` must be 0,
 * because the function puts the value into lists with a single item.
 */
export function fieldMistake(path: JsonPath, value: unknown): string | undefined {
  const source = readJsonSource('client.json', JSON.stringify(wrapInPath(path, value)));
  const place = path.map(String).join('.');
  const issue = clientFileSchema
    .safeParse(source.value)
    .error?.issues.find(
      (candidate) =>
        candidate.path.map(String).join('.') === place ||
        candidate.path.map(String).join('.').startsWith(`${place}.`),
    );
  return issue === undefined ? undefined : explainIssues([issue], source)[0]?.message;
}
