import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

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
  // Adds the script's hash to the policy. A policy with `unsafe-inline` stays unchanged, because a hash makes browsers
  // ignore `unsafe-inline` and block the page's own inline scripts.
  const allowed =
    typeof policy !== 'string' || /script-src[^;]*'unsafe-inline'/.test(policy)
      ? {}
      : { [name]: policy.replace(/script-src(-elem)? /g, (directive) => `${directive}${hash} `) };
  return { html: html.slice(0, end) + tag + html.slice(end), headers: { ...headers, ...allowed } };
}

export const errorReportPath = '/chada-error';

export const blankPath = '/chada-blank';

/**
 * After `beforeunload`, the page reports no errors for this many milliseconds. If the page still exists after this time,
 * the visitor has not left the page, and the page reports errors again.
 */
const leavingMs = 10_000;

export const reportScript = `(function () {
  var isLeft = false;
  addEventListener('pagehide', function () { isLeft = true; });
  addEventListener('beforeunload', function () {
    isLeft = true;
    setTimeout(function () { isLeft = false; }, ${leavingMs});
  });
  addEventListener('pageshow', function () { isLeft = false; });
  function report(text) {
    if (isLeft) return;
    var request = new XMLHttpRequest();
    request.open('POST', '${errorReportPath}', false);
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
