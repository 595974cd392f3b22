import type { BrowserErrors } from '../browser-errors.ts';
import type { DevTools } from './devtools.ts';

export function collectErrors(tools: DevTools, browserErrors: BrowserErrors): void {
  const requests = new Map<string, { method: string; url: string }>();
  const fail = (requestId: string, reason: string): void => {
    const request = requests.get(requestId);
    if (request !== undefined) browserErrors.addFailedRequest({ ...request, reason });
  };
  tools.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    browserErrors.addConsoleError(
      `uncaught: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
    );
  });
  tools.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type !== 'error' && type !== 'assert') return;
    const text = args.map((arg) => arg.description ?? String(arg.value)).join(' ');
    browserErrors.addConsoleError(`console.${type}: ${text}`);
  });
  tools.on('Log.entryAdded', ({ entry }) => {
    if (entry.level !== 'error' || entry.source === 'network') return;
    // Ignores the errors that old browsers log for each unknown directive of the content policy.
    if (entry.text.startsWith('Unrecognized Content-Security-Policy directive')) return;
    const location = entry.url === undefined ? '' : ` (${entry.url})`;
    browserErrors.addConsoleError(`${entry.source}: ${entry.text}${location}`);
  });
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests.set(requestId, { method: request.method, url: request.url });
  });
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.status >= 400) fail(requestId, String(response.status));
  });
  tools.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    if (canceled !== true) fail(requestId, errorText);
  });
}
