import { clientJsonSchema } from './json-schema.ts';
import { messagesJsonSchema } from './messages-json-schema.ts';
import { tokensJsonSchema } from './tokens/tokens-json-schema.ts';

/** File names of the JSON schemas for editors. The files are next to this package's `package.json`. */
export const editorSchemas = {
  'client.schema.json': clientJsonSchema,
  'tokens.schema.json': tokensJsonSchema,
  'messages.schema.json': messagesJsonSchema,
} as const;
