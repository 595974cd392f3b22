import { writeFileSync } from 'node:fs';
import { openApiText } from '../src/openapi.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), openApiText());
