/** The parts of a URL. `path`, `query` and `fragment` are exactly as typed. Missing parts are undefined. */
export interface WebAddress {
  readonly scheme: 'http' | 'https' | undefined;
  /** A domain or an IPv4 address in lower case. */
  readonly host: string;
  readonly port: number | undefined;
  readonly path: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

// Runs in linear time, because the pattern never backtracks.
const parts = /^(?:(https?):\/\/)?([a-z0-9.-]+)(?::(\d+))?(\/[^?#]*)?(\?[^#]*)?(#[^]*)?$/i;
/** Spaces, control characters, and characters that browsers rewrite or that end a URL in HTML or CSS. */
const unfit = /[\u0000-\u0020\u007f-\u00a0"<>\\^`{|}\u2028\u2029]/;
const digitsOnly = /^\d+$/;

function isIpv4(numbers: readonly string[]): boolean {
  return (
    numbers.length === 4 &&
    numbers.every((number) => Number(number) <= 255 && String(Number(number)) === number)
  );
}

function isDomain(labels: readonly string[]): boolean {
  const last = labels[labels.length - 1] ?? '';
  if (labels.length < 2 && last !== 'localhost') return false;
  return (
    last.length >= 2 &&
    labels.every(
      (label) =>
        label.length > 0 &&
        label.length <= 63 &&
        label.charAt(0) !== '-' &&
        label.charAt(label.length - 1) !== '-',
    )
  );
}

function isHost(host: string): boolean {
  if (host.length > 253) return false;
  const labels = host.split('.');
  // Requires an IPv4 address if the last label of the host name is a number, because browsers have the same rule.
  return digitsOnly.test(labels[labels.length - 1] ?? '') ? isIpv4(labels) : isDomain(labels);
}

/**
 * Parses a URL in linear time. The scheme is http, https or missing (VA-01). Returns `undefined` for an unsafe or
 * unsupported URL.
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

/** True if a text is a URL whose scheme is http, https or missing (VA-01). */
export function isWebAddress(text: string): boolean {
  return parseWebAddress(text) !== undefined;
}
