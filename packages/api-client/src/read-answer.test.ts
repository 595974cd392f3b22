import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer } from './read-answer.ts';

const schema = z.object({ left: z.int() });
const text = JSON.stringify({ success: true, data: { left: 3 }, message: '' });

describe('an answer with data of the right shape', () => {
  it.each([200, 201, 299])('is a success with status %i', (status) => {
    expect(readAnswer(schema, { status, text })).toEqual({ ok: true, data: { left: 3 }, message: '' });
  });

  it.each([199, 300, 304, 404, 500, 503])('is a failure with status %i', (status) => {
    expect(readAnswer(schema, { status, text })).toEqual({ ok: false, status, body: 'json' });
  });
});
