/** A request that the page sent to the API. These functions run inside the page, so none may use the others. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty if there was no body or it was not text. */
  readonly body: string;
}

/** A field with its accessible description. */
export interface FieldSight {
  /** Null if the field is no longer on the page. */
  readonly value: string | null;
  readonly invalid: boolean;
  /** The accessible description of the field: hint and error. */
  readonly described: string;
  /** Number of requests without a response. */
  readonly pending: number;
}

/** Records every request to the API. Runs before the page's own scripts. */
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

/** Replaces the content of a field, as a paste does. The text arrives as code units, to keep unpaired surrogates. */
export function typeOver(css: string, units: readonly number[]): string | null {
  const field = document.querySelector(css);
  if (!(field instanceof HTMLInputElement)) return null;
  const text = units.map((unit) => String.fromCharCode(unit)).join('');
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return field.value;
}

/** Submits the form of a field, as Enter does. */
export function sendForm(css: string): void {
  const field = document.querySelector(css);
  if (field instanceof HTMLInputElement && field.form !== null) field.form.requestSubmit();
}

/** Returns the current state of a field. */
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

/** Returns true once React has hydrated the prerendered page and handles clicks. */
export function siteAnswers(): boolean {
  return document.querySelector('#root[data-answers]') !== null;
}

/** Returns true once the site has sent API requests and all have responses. */
export function hasStarted(): boolean {
  const sent: unknown = Reflect.get(window, 'chadaSent');
  return Array.isArray(sent) && sent.length > 0 && Reflect.get(window, 'chadaPending') === 0;
}

/** Returns the requests sent since the last call. */
export function takeSent(): SentRequest[] {
  const sent: unknown = Reflect.get(window, 'chadaSent');
  return Array.isArray(sent) ? sent.splice(0) : [];
}

/** Navigates to another address of the site without reloading it. */
export function moveTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
