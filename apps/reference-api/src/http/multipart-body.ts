import { MAX_SLIP_BYTES } from '@chada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';

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

/** The body of a request: a form's fields and files by name, or the JSON as it was parsed. */
export async function readBody(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else fields.set(part.fieldname, new Blob([await part.toBuffer()], { type: part.mimetype }));
  }
  return Object.fromEntries(fields);
}
