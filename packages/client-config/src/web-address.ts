/** A web address in its parts, as they were written; a part that is not there is undefined. */
export interface WebAddress {
  readonly scheme: 'http' | 'https' | undefined;
  /** A domain or an IPv4 address, in lower case. */
  readonly host: string;
  readonly port: number | undefined;
  /** With its `/`. */
  readonly path: string | undefined;
  /** With its `?`. */
  readonly query: string | undefined;
  /** With its `#`. */
  readonly fragment: string | undefined;
}

// Each part ends at a sign that it can't hold itself, so there is one way only to read a text: nothing is tried twice.
const parts = /^(?:(https?):\/\/)?([a-z0-9.-]+)(?::(\d+))?(\/[^?#]*)?(\?[^#]*)?(#[^]*)?$/i;
/** Blanks, controls, and what would end an address in HTML or CSS, or be read as another sign by a browser. */
const unfit = /[\u0000-\u0020\u007f-\u00a0"<>\\^`{|}\u2028\u2029]/;
const digitsOnly = /^\d+$/;
const label = /^[a-z0-9-]+$/;

function isIpv4(numbers: readonly string[]): boolean {
  return (
    numbers.length === 4 &&
    numbers.every(
      (number) => number.length <= 3 && Number(number) <= 255 && String(Number(number)) === number,
    )
  );
}

function isDomain(labels: readonly string[]): boolean {
  const last = labels[labels.length - 1] ?? '';
  // This machine's own name is the only one without a dot.
  if (labels.length < 2 && last !== 'localhost') return false;
  return (
    last.length >= 2 &&
    labels.every(
      (one) =>
        one.length <= 63 && label.test(one) && one.charAt(0) !== '-' && one.charAt(one.length - 1) !== '-',
    )
  );
}

function isHost(host: string): boolean {
  if (host.length > 253) return false;
  const labels = host.split('.');
  // A name that ends in a number is an IPv4 address or nothing, as browsers read it.
  return digitsOnly.test(labels[labels.length - 1] ?? '') ? isIpv4(labels) : isDomain(labels);
}

/**
 * Reads a web address (VA-01): an optional http or https scheme, a domain or IPv4 address, then port, path, query and
 * fragment, each optional. `undefined` for anything else: other schemes, user names, IPv6, blanks, signs that would end it
 * in HTML or CSS. Takes time in proportion to the length of the text, whatever it is.
 */
export function parseWebAddress(text: string): WebAddress | undefined {
  if (unfit.test(text)) return undefined;
  const found = parts.exec(text);
  if (found === null) return undefined;
  const [, scheme, written = '', portText, path, query, fragment] = found;
  const host = written.toLowerCase();
  const port = portText === undefined ? undefined : Number(portText);
  if (!isHost(host) || (port !== undefined && (port < 1 || port > 65_535))) return undefined;
  return {
    scheme: scheme === undefined ? undefined : scheme.toLowerCase() === 'https' ? 'https' : 'http',
    host,
    port,
    path,
    query,
    fragment,
  };
}

/** Whether a text is a web address (VA-01), with or without its scheme. */
export function isWebAddress(text: string): boolean {
  return parseWebAddress(text) !== undefined;
}
