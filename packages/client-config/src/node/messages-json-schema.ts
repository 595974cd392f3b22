import { messageKeys, messageText, placeholdersOf } from '@chada/messages/catalogue';

export function messagesJsonSchema(): Readonly<Record<string, unknown>> {
  const texts = messageKeys.map((key) => {
    const defaultText = messageText(key);
    const needed = placeholdersOf(defaultText).map((name) => `{${name}}`);
    const description = needed.length === 0 ? defaultText : `${defaultText}\n\nNeeds ${needed.join(' ')}.`;
    return [key, { type: 'string', description, default: defaultText }] as const;
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'messages.th.json of a brand',
    type: 'object',
    properties: {
      $schema: {
        type: 'string',
        description: 'Path of messages.schema.json, so that editors complete and check this file.',
      },
      ...Object.fromEntries(texts),
    },
    additionalProperties: false,
  };
}
