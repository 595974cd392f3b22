import { clientJsonSchema } from './json-schema.ts';
import { messagesJsonSchema } from './messages-json-schema.ts';
import { tokensJsonSchema } from './tokens/tokens-json-schema.ts';

/** Maps the file name of each JSON schema to the function that creates the schema. */
export const editorSchemas = {
  'client.schema.json': clientJsonSchema,
  'tokens.schema.json': tokensJsonSchema,
  'messages.schema.json': messagesJsonSchema,
} as const;
