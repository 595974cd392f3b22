// Writes client.schema.json: `pnpm --filter @chada/client-config schema`. A test fails while it is out of date.
import { writeFileSync } from 'node:fs';
import { clientJsonSchema } from './json-schema.ts';

const file = new URL('../../client.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(clientJsonSchema(), null, 2)}\n`);
