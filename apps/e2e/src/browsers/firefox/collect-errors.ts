import * as z from 'zod/mini';
import type { BrowserErrors } from '../browser-errors.ts';
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

/** Matches Firefox's error for a font that failed to load. */
const failedFont = /^downloadable font: download failed/;
/** Matches Firefox's error for a module that failed to load. */
const refusedModule = /^Loading module from .* was blocked/;

export function collectErrors(bidi: Bidi, context: string, browserErrors: BrowserErrors): void {
  bidi.on('log.entryAdded', logged, ({ level, type, method, text, source }) => {
    if (source.context !== context || level !== 'error') return;
    const said = text ?? '';
    if (failedFont.test(said)) return;
    const reported = refusedModule.test(said) ? 'reported' : 'uncaught';
    browserErrors.addConsoleError(
      `${type === 'console' ? `console.${method ?? 'error'}` : reported}: ${said}`,
    );
  });
  bidi.on('network.responseCompleted', completed, (event) => {
    const { status } = event.response;
    if (event.context === context && status >= 400)
      browserErrors.addFailedRequest({ ...event.request, reason: String(status) });
  });
  bidi.on('network.fetchError', failed, (event) => {
    // Skips requests that the page or the user cancelled, because a cancelled request is not a failure.
    if (event.context === context && event.errorText !== 'NS_BINDING_ABORTED')
      browserErrors.addFailedRequest({ ...event.request, reason: event.errorText });
  });
}
