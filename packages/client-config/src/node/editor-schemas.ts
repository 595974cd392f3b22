import { clientJsonSchema } from './json-schema.ts';
import { messagesJsonSchema } from './messages-json-schema.ts';
import { tokensJsonSchema } from './tokens/tokens-json-schema.ts';

/** Maps file names to the JSON schemas for editors. The files are in the folder of this package's `package.json`. */
export const editorSchemas = {
  'client.schema.json': clientJsonSchema,
  'tokens.schema.json': tokensJsonSchema,
  'messages.schema.json': messagesJsonSchema,
} as const;
