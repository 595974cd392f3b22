import { scaleDefaults, semanticColours, tokenTypes, type TokenType } from './token-names.ts';
import { componentTokens } from './styled-tokens.ts';
import { colourNotes } from './colour-notes.ts';
import { tokenExamples } from './write-tokens.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const reference = { type: 'string', pattern: String.raw`^\{[^{}]+\}$` };
const hexColour = { type: 'string', pattern: '^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' };

const valueOf: Readonly<Record<TokenType, JsonSchema>> = {
  color: { anyOf: [hexColour, reference, { type: 'object' }] },
  dimension: { anyOf: [{ type: 'object' }, reference] },
  duration: { anyOf: [{ type: 'object' }, reference] },
  number: { anyOf: [{ type: 'number' }, reference] },
  fontWeight: { anyOf: [{ type: ['number', 'string'] }, reference] },
  cubicBezier: { anyOf: [{ type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 }, reference] },
  shadow: { anyOf: [{ type: ['object', 'array'] }, reference] },
};

const about = {
  $type: { enum: tokenTypes, description: 'The kind of a token, or of all tokens below.' },
  $description: { type: 'string', description: 'A note for people.' },
  $extensions: { type: 'object', description: 'What a design tool keeps here.' },
  $deprecated: { type: ['boolean', 'string'], description: 'That a token is on its way out, and why.' },
};

const tokenOf = (type: TokenType): JsonSchema => ({
  type: 'object',
  properties: {
    $value: {
      ...valueOf[type],
      description: `Such as ${tokenExamples[type]}, or another token: "{palette.…}".`,
    },
    ...about,
  },
  required: ['$value'],
  additionalProperties: false,
});

const token = (description: string, type: TokenType): JsonSchema => ({
  description,
  allOf: [{ $ref: `#/definitions/${type}` }],
});

const group = (description: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  description,
  properties: { ...about, ...properties },
  additionalProperties: false,
});

const scales = Object.fromEntries(
  Object.entries(scaleDefaults).map(([name, steps]) => [
    name,
    group(
      `Steps of ${name}; omitted ones have their defaults.`,
      Object.fromEntries(
        Object.entries(steps).map(([step, { type, css }]) => [
          step,
          token(`--${name}-${step}, ${css} unless given.`, type),
        ]),
      ),
    ),
  ]),
);

/**
 * Returns the JSON Schema of `tokens.json`. The schema can't check contrast and circular references, but `pnpm
 * client:check` can.
 */
export function tokensJsonSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'tokens.json of a brand',
    definitions: Object.fromEntries(tokenTypes.map((type) => [type, tokenOf(type)])),
    type: 'object',
    properties: {
      $schema: {
        type: 'string',
        description: 'Path of tokens.schema.json, so that editors complete and check this file.',
      },
      palette: { type: 'object', description: 'The raw colours, named and grouped as you like.' },
      semantic: {
        ...group(
          'The colours by purpose; a brand must set all of them.',
          Object.fromEntries(semanticColours.map((name) => [name, token(colourNotes[name], 'color')])),
        ),
        required: semanticColours,
      },
      scale: group('Space, type, radius, shadow and motion, where they differ from the defaults.', scales),
      component: {
        type: 'object',
        description:
          'Where one component differs, such as "bottom-bar-bg". A background (-bg) may want its -text too.',
        properties: {
          ...about,
          ...Object.fromEntries(
            Object.entries(componentTokens).map(([name, type]) => [name, { $ref: `#/definitions/${type}` }]),
          ),
        },
        additionalProperties: false,
      },
    },
    required: ['semantic'],
    additionalProperties: false,
  };
}
