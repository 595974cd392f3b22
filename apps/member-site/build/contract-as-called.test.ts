import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from './contract-as-called.ts';

const ofSite = createRequire(createRequire(import.meta.url).resolve('@chada/site/package.json'));
const ofStores = createRequire(ofSite.resolve('@chada/stores/package.json'));
const built = join(dirname(ofStores.resolve('@chada/contract/package.json')), 'dist');

describe('withoutDescriptions', () => {
  it('keeps the fields of a request and removes the descriptions', () => {
    const code = `var create = defineOperation2({
      id: "withdraw.create", // the comma of a removed field goes with it
      rows: ["AP-10"],
      method: "POST",
      path: "/api/auth/withdraw/{uuid}",
      summary: "Asks for a withdrawal, {as: it says}.",
      body: z.object({ example: z.string(), rows: z.int() }),
      idempotent: true,
      response,
      errors: ["CREDIT_INSUFFICIENT"],
      example: { body: { example: "x", rows: 1 }, response: sampleResponse }
    });`;
    const remaining = withoutDescriptions(code);
    expect(remaining.replace(/\s+/g, ' ')).toBe(
      'var create = defineOperation2({ id: "withdraw.create", // the comma of a removed field goes with it ' +
        'method: "POST", path: "/api/auth/withdraw/{uuid}", ' +
        'body: z.object({ example: z.string(), rows: z.int() }), idempotent: true, response, });',
    );
  });

  it('leaves other code unchanged', () => {
    const code = 'const entry = define({ rows: [], example: 1 }); export { entry };';
    expect(withoutDescriptions(code)).toBe(code);
  });

  it('finds every operation of the built contract', () => {
    const modules = readdirSync(built).filter((file) => file.endsWith('.js'));
    const codes = modules.map((file) => readFileSync(join(built, file), 'utf8'));
    const operations = codes.flatMap((code) => code.match(/^var \w+ = defineOperation\d*\(/gm) ?? []);
    expect(operations.length).toBeGreaterThan(50);
    const remaining = codes.map(withoutDescriptions).join('\n');
    expect(remaining.match(/^ {2}path: "\/api\//gm)).toHaveLength(operations.length + 1);
    expect(remaining.match(/^ {2}(summary|example|rows): /gm)).toBeNull();
  });
});
