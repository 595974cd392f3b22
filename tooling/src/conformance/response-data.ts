import * as z from 'zod/mini';
import type { Reply } from './call-backend.ts';

const envelopeSchema = z.object({ data: z.unknown() });

export function responseData<Response extends z.ZodMiniType>(
  response: Response,
  { json }: Reply,
): z.output<Response> | undefined {
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) return undefined;
  const parsed = response.safeParse(envelope.data.data);
  return parsed.success ? parsed.data : undefined;
}
