/**
 * Each function of this file is sent to the page without the rest of the file, so the functions can't call each other.
 */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface FieldState {
  readonly value: string | null;
  readonly invalid: boolean;
  readonly described: string;
  readonly pending: number;
}

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

/**
 * Replaces the content of a field. `units` are the UTF-16 code units of the text, because JSON would change lone
 * surrogates in a string.
 */
export function replaceContent(css: string, units: readonly number[]): string | null {
  const field = document.querySelector(css);
  if (!(field instanceof HTMLInputElement)) return null;
  const text = units.map((unit) => String.fromCharCode(unit)).join('');
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return field.value;
}

/** Submits a form with an event, because the oldest supported browsers lack `requestSubmit`. */
export function submitForm(css: string): void {
  const field = document.querySelector(css);
  if (!(field instanceof HTMLInputElement) || field.form === null) return;
  // Submits the form without validation in the WebKit of JavaFX, which has no form validation and lacks
  // `reportValidity`.
  if (field.form.noValidate || !('reportValidity' in field.form) || field.form.reportValidity())
    field.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

export function readFieldState(css: string): FieldState {
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

export function isHydrated(): boolean {
  return document.querySelector('#root[data-answers]') !== null;
}

export function hasStarted(): boolean {
  const sent: unknown = Reflect.get(window, 'chadaSent');
  return Array.isArray(sent) && sent.length > 0 && Reflect.get(window, 'chadaPending') === 0;
}

export function takeRequests(): SentRequest[] {
  const sent: unknown = Reflect.get(window, 'chadaSent');
  return Array.isArray(sent) ? sent.splice(0) : [];
}

export function navigateTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
