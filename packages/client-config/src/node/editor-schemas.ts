import { clientJsonSchema } from './json-schema.ts';
import { messagesJsonSchema } from './messages-json-schema.ts';
import { tokensJsonSchema } from './tokens/tokens-json-schema.ts';

export const editorSchemas = {
  'client.schema.json': clientJsonSchema,
  'tokens.schema.json': tokensJsonSchema,
  'messages.schema.json': messagesJsonSchema,
} as const;
