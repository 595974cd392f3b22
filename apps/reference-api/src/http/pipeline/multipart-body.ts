import { MAX_SLIP_BYTES, type Operation } from '@chada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { ApiError } from '../errors/api-error.ts';

/** Takes forms with one file of at most 5 MB and a few short fields. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    limits: {
      fileSize: MAX_SLIP_BYTES,
      files: 1,
      fields: 8,
      parts: 9,
      fieldSize: 1024,
      fieldNameSize: 64,
      headerPairs: 20,
    },
  });
}

/**
 * The body of a request: a form's fields and files by name, or the JSON as it was parsed. Throws UNSUPPORTED_MEDIA_TYPE
 * for a form where the operation takes JSON, and the other way round.
 */
export async function readBody({ bodyType }: Operation, request: FastifyRequest): Promise<unknown> {
  const isForm = request.isMultipart();
  const isSent = isForm || request.body !== undefined;
  if (isSent && isForm !== (bodyType === 'multipart')) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (!isForm) return request.body;
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else fields.set(part.fieldname, new Blob([await part.toBuffer()], { type: part.mimetype }));
    }
  } catch (error) {
    // A bound that was passed has a code of its own; a form without a boundary or an end has none.
    if (error instanceof Error && 'code' in error) throw error;
    throw new ApiError('MALFORMED_REQUEST', { cause: error });
  }
  return Object.fromEntries(fields);
}
