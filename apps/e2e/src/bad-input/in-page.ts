/** Code that runs inside the page; each function is whole in itself. */

/** A request of the page to the API. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty where none was sent, or no text. */
  readonly body: string;
}

/** A field, and what is told of it. */
export interface FieldSight {
  /** Null where the field is gone. */
  readonly value: string | null;
  readonly invalid: boolean;
  /** What describes the field to whoever can't see: hint and error. */
  readonly described: string;
  /** Requests that wait for their answer. */
  readonly pending: number;
}

/** Writes down every request that is sent to the API, from before the page's own scripts on. */
export const recorder = `(() => {
  const sent = [];
  Object.assign(window, { chadaSent: sent, chadaPending: 0 });
  const { open, send, setRequestHeader } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, url, ...more) {
    this.chada = { method: method.toUpperCase(), url: new URL(url, location.href).href, headers: {}, body: '' };
    return open.call(this, method, url, ...more);
  };
  XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
    this.chada.headers[name.toLowerCase()] = value;
    return setRequestHeader.call(this, name, value);
  };
  XMLHttpRequest.prototype.send = function (body) {
    if (typeof body === 'string') this.chada.body = body;
    if (new URL(this.chada.url).pathname.startsWith('/api/')) sent.push(this.chada);
    window.chadaPending += 1;
    this.addEventListener('loadend', () => (window.chadaPending -= 1));
    return send.call(this, body);
  };
})()`;

/** Types a text over what stands in a field, as a paste does. The text comes as code units: halves of pairs do not travel. */
export function typeOver(css: string, units: readonly number[]): string | null {
  const field = document.querySelector(css);
  if (!(field instanceof HTMLInputElement)) return null;
  const text = units.map((unit) => String.fromCharCode(unit)).join('');
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return field.value;
}

/** Sends the form of a field, as Enter does. */
export function sendForm(css: string): void {
  const field = document.querySelector(css);
  if (field instanceof HTMLInputElement && field.form !== null) field.form.requestSubmit();
}

/** How a field stands. */
export function lookAtField(css: string): FieldSight {
  const field = document.querySelector(css);
  const pending: unknown = Reflect.get(window, 'chadaPending');
  const waits = typeof pending === 'number' ? pending : 0;
  if (!(field instanceof HTMLInputElement))
    return { value: null, invalid: false, described: '', pending: waits };
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return {
    value: field.value,
    invalid: field.getAttribute('aria-invalid') === 'true',
    described: ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' '),
    pending: waits,
  };
}

/** Returns whether the site's script has taken over the painted page and answers presses. */
export function siteAnswers(): boolean {
  return document.querySelector('#root[data-answers]') !== null;
}

/** Whether the site has asked the API for something, and has its answers. */
export function hasStarted(): boolean {
  const sent: unknown = Reflect.get(window, 'chadaSent');
  return Array.isArray(sent) && sent.length > 0 && Reflect.get(window, 'chadaPending') === 0;
}

/** Takes what was sent since the last time. */
export function takeSent(): SentRequest[] {
  const sent: unknown = Reflect.get(window, 'chadaSent');
  return Array.isArray(sent) ? sent.splice(0) : [];
}

/** Goes to another address of the site without loading it anew. */
export function moveTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
