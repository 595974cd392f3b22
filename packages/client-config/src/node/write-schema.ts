// Writes the JSON schemas for editors: `pnpm --filter @chada/client-config schema`.
import { writeFileSync } from 'node:fs';
import { editorSchemas } from './editor-schemas.ts';

for (const [name, schema] of Object.entries(editorSchemas)) {
  writeFileSync(new URL(`../../${name}`, import.meta.url), `${JSON.stringify(schema(), null, 2)}\n`);
}
