import * as z from 'zod/mini';
import { errorEnvelopeSchema, headerNames, idempotencyKeySchema, successEnvelopeSchema } from './envelope.ts';
import {
  commonErrors,
  type ErrorCode,
  errorCodes,
  idempotencyErrors,
  memberErrors,
} from './error-codes.contract.ts';
import { creditStream } from './credit-stream.contract.ts';
import type { ObjectSchema, Operation, Schema } from './operation.ts';
import { operationList } from './operations.ts';
import { binarySchema } from './schemas.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, Json> {
  const made: unknown = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: target }) => {
      if (zodSchema === binarySchema) Object.assign(target, { type: 'string', format: 'binary' });
    },
  });
  if (!isRecord(made)) throw new Error('zod returned no object for a schema');
  const { $schema: _, ...rest } = made;
  return rest;
}

function parameters(
  schema: ObjectSchema | undefined,
  parameterIn: 'path' | 'query',
  example: unknown,
): Json[] {
  if (!schema) return [];
  const { properties, required } = jsonSchema(schema, 'input');
  if (!isRecord(properties)) return [];
  const needed = Array.isArray(required) ? required : [];
  const examples = isRecord(example) ? example : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: parameterIn,
    required: parameterIn === 'path' || needed.includes(name),
    schema: property,
    example: examples[name],
  }));
}

export function errorsOf(operation: Operation): readonly ErrorCode[] {
  return [
    ...operation.errors,
    ...(operation.idempotent ? idempotencyErrors : []),
    ...(operation.auth === 'member' ? memberErrors : []),
    ...commonErrors,
  ].filter((code, at, all) => all.indexOf(code) === at);
}

function errorResponses(codesOf: readonly ErrorCode[]): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errorCodes[code].message}`).join('\n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                { value: { success: false, code, message: errorCodes[code].message } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

function header(name: string, description: string, schema: Json, required: boolean): Json {
  return { name, in: 'header', required, description, schema };
}

function operationObject(operation: Operation): Json {
  const { example } = operation;
  const key = header(
    headerNames.idempotencyKey,
    'Made once per intent of the member, kept across retries and reloads.',
    jsonSchema(idempotencyKeySchema, 'input'),
    true,
  );
  const type = operation.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  const bodyExample = operation.bodyType === 'json' ? toJson(example.body) : undefined;
  return {
    operationId: operation.id,
    tags: [operation.id.split('.')[0] ?? ''],
    summary: operation.summary,
    security: operation.auth === 'member' ? [{ bearer: [] }] : [],
    parameters: [
      ...parameters(operation.params, 'path', example.params),
      ...parameters(operation.query, 'query', example.query),
      { $ref: '#/components/parameters/hostname' },
      ...(operation.idempotent ? [key] : []),
    ],
    requestBody: operation.body && {
      required: true,
      content: { [type]: { schema: jsonSchema(operation.body, 'input'), example: bodyExample } },
    },
    responses: {
      '200': {
        description: operation.summary,
        content: {
          'application/json': {
            schema: jsonSchema(successEnvelopeSchema(operation.response), 'output'),
            example: { success: true, data: toJson(example.response), message: '' },
          },
        },
      },
      ...errorResponses(errorsOf(operation)),
    },
    'x-rows': operation.rows,
    'x-provisional': operation.provisional,
    'x-extension': operation.extension,
  };
}

const streamNotes = {
  summary: 'A stream of the member’s credit: one line of JSON now, and one after each change.',
  errors: [
    'SESSION_MISSING',
    'SESSION_INVALID',
    'MEMBER_SUSPENDED',
    'UNKNOWN_BRAND',
    'FEATURE_OFF',
    'MAINTENANCE',
    'OVERLOADED',
  ] satisfies readonly ErrorCode[],
  example: { creditSatang: 125_050, point: 120 },
};

function streamObject(): Json {
  const { id, contentType, event } = creditStream;
  const { summary, errors, example } = streamNotes;
  return {
    operationId: id,
    tags: ['credit'],
    summary,
    description: 'The response stays open. An empty line is a heartbeat.',
    security: [{ bearer: [] }],
    parameters: [{ $ref: '#/components/parameters/hostname' }],
    responses: {
      '200': {
        description: 'One JSON text per line.',
        content: { [contentType]: { schema: jsonSchema(event, 'output'), example } },
      },
      ...errorResponses(errors),
    },
    'x-extension': true,
  };
}

function toJson(value: unknown): Json | undefined {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operationList) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: operationObject(operation),
    };
  }
  paths[creditStream.path] = { [creditStream.method.toLowerCase()]: streamObject() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chada member site API',
      version: '1.0.0',
      description: 'Money is integer satang; times are ISO 8601 in UTC.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        hostname: header(
          headerNames.hostname,
          'Host name of the site: it names the brand.',
          { type: 'string' },
          true,
        ),
      },
      schemas: { Error: jsonSchema(errorEnvelopeSchema, 'input') },
    },
  };
}

export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
