import * as z from 'zod/mini';
import type { Complaints } from '../complaints.ts';
import type { Bidi } from './bidi.ts';

const logged = z.object({
  level: z.string(),
  type: z.string(),
  method: z.optional(z.string()),
  text: z.nullish(z.string()),
  source: z.object({ context: z.optional(z.string()) }),
});
const request = z.object({ method: z.string(), url: z.string() });
const completed = z.object({
  context: z.nullish(z.string()),
  request,
  response: z.object({ status: z.number() }),
});
const failed = z.object({ context: z.nullish(z.string()), request, errorText: z.string() });

/** A font that did not come is no error of the console in other engines; the request that failed is recorded. */
const failedFont = /^downloadable font: download failed/;
/** Said of code that did not come, where nothing was thrown. */
const refusedModule = /^Loading module from .* was blocked/;

/** Records in `complaints` the errors that Firefox reports for a tab. */
export function collectComplaints(bidi: Bidi, context: string, complaints: Complaints): void {
  bidi.on('log.entryAdded', logged, ({ level, type, method, text, source }) => {
    if (source.context !== context || level !== 'error') return;
    const said = text ?? '';
    if (failedFont.test(said)) return;
    const reported = refusedModule.test(said) ? 'reported' : 'uncaught';
    complaints.addConsoleError(`${type === 'console' ? `console.${method ?? 'error'}` : reported}: ${said}`);
  });
  bidi.on('network.responseCompleted', completed, (event) => {
    const { status } = event.response;
    if (event.context === context && status >= 400)
      complaints.addFailedRequest({ ...event.request, reason: String(status) });
  });
  bidi.on('network.fetchError', failed, (event) => {
    // A request cancelled by the page or the user is not a failure.
    if (event.context === context && event.errorText !== 'NS_BINDING_ABORTED')
      complaints.addFailedRequest({ ...event.request, reason: event.errorText });
  });
}
