export interface SafeHtml {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: unknown): string {
  if (Array.isArray(value)) return value.map(render).join('');
  if (typeof value === 'object' && value !== null && 'markup' in value) return String(value.markup);
  if (value === undefined || value === null || value === false) return '';
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TypeError(`A ${typeof value} can't be rendered as text.`);
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Inserts values into HTML and escapes them. Joins arrays, and writes nothing for `undefined`, `null` and `false`. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): SafeHtml {
  return {
    markup: parts.reduce(
      (text, part, at) => text + part + (at < values.length ? render(values[at]) : ''),
      '',
    ),
  };
}
