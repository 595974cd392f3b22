import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

/** Inserts scripts at the start of an HTML document, and allows them in its content policy. */
export function withFirstScripts(
  html: string,
  headers: OutgoingHttpHeaders,
  scripts: readonly string[],
): { html: string; headers: OutgoingHttpHeaders } {
  const source = scripts.join(';\n').replaceAll('</script', '<\\/script');
  const tag = `<script>${source}</script>`;
  const at = /<head[^>]*>/i.exec(html) ?? /^\s*<!doctype[^>]*>/i.exec(html);
  const end = at === null ? 0 : at.index + at[0].length;
  const name = 'content-security-policy';
  const policy = headers[name];
  const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  // A hash next to 'unsafe-inline' would block the page's own inline scripts.
  const allowed =
    typeof policy !== 'string' || /script-src[^;]*'unsafe-inline'/.test(policy)
      ? {}
      : { [name]: policy.replace(/script-src(-elem)? /g, (directive) => `${directive}${hash} `) };
  return { html: html.slice(0, end) + tag + html.slice(end), headers: { ...headers, ...allowed } };
}

/** The path to which pages report complaints; the proxy answers it on every host. */
export const complaintPath = '/chada-complaint';

/** Runs first in each document: reports errors to the proxy, and whether the page came from the cache. */
export const reportScript = `(function () {
  function report(text) {
    // Synchronous, so that a complaint is there before anything that comes after it.
    var request = new XMLHttpRequest();
    request.open('POST', '${complaintPath}', false);
    try { request.send(text); } catch (e) { /* the page is being left */ }
  }
  function say(value) {
    return value instanceof Error ? value.name + ': ' + value.message + ' ' + value.stack : String(value);
  }
  var own = console.error;
  console.error = function () {
    report('console.error: ' + Array.prototype.map.call(arguments, say).join(' '));
    return own.apply(console, arguments);
  };
  addEventListener('error', function (event) {
    if (event instanceof ErrorEvent) report('uncaught: ' + (event.error ? say(event.error) : event.message));
  });
  addEventListener('unhandledrejection', function (event) { report('uncaught: ' + say(event.reason)); });
  addEventListener('securitypolicyviolation', function (event) {
    report('content policy: ' + event.violatedDirective + ' ' + event.blockedURI);
  });
  addEventListener('pageshow', function (event) {
    Object.defineProperty(window, 'chadaKept', { value: event.persisted, configurable: true });
  });
})()`;
