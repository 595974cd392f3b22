/** Encodes one field of a tag-length-value text. Throws a RangeError for a value longer than 99 characters. */
export function encodeField(tag: string, value: string): string {
  if (value.length > 99) throw new RangeError(`The value of tag ${tag} is longer than 99 characters`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** Parses the fields of a tag-length-value text. Returns `undefined` if the text is incomplete or repeats a tag. */
export function parseFields(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /(\d{2})(\d{2})/.exec(text.slice(at, at + 4));
    const [tag, length] = [head?.[1], Number(head?.[2])];
    const value = text.slice(at + 4, at + 4 + length);
    if (tag === undefined || value.length !== length || fields.has(tag)) return undefined;
    fields.set(tag, value);
    at += 4 + length;
  }
  return fields;
}
