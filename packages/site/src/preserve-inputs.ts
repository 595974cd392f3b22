interface FieldInput {
  readonly name: string;
  /** The value of a checkbox. Undefined for all other fields. */
  readonly box: string | undefined;
  readonly value: string;
}

type Field = HTMLInputElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

const fieldsIn = (root: Element): Field[] =>
  Array.from(root.querySelectorAll<Field>('form input[name]:not([type=file]), form select[name]'));

/**
 * Sets the value of a field as if the visitor had typed the value. Uses the setter of the prototype, because React
 * ignores changes by the setter of the element.
 */
function type(field: Field, value: string): void {
  const [prototype, event] =
    field instanceof HTMLSelectElement
      ? [HTMLSelectElement.prototype, 'change']
      : [HTMLInputElement.prototype, 'input'];
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Enters each value whose field exists and is empty. Returns the values whose fields do not exist yet. */
function enter(root: Element, inputs: readonly FieldInput[]): readonly FieldInput[] {
  const fields = fieldsIn(root);
  return inputs.filter(({ name, box, value }) => {
    const field = fields.find(
      (candidate) => candidate.name === name && (box === undefined || candidate.value === box),
    );
    if (field === undefined) return true;
    if (isBox(field)) {
      if (!field.checked) field.click();
    } else if (field.value === '') type(field, value);
    return false;
  });
}

const forgetAfterMs = 30_000;

/**
 * Returns a function that copies the typed values of the prerendered page into the new page in `root`. The function
 * stops copying after 30 seconds or after a change of the path. `prerendered` is an element with the prerendered page.
 * Set this parameter if `root` no longer contains the prerendered page.
 */
export function preserveInputs(root: Element, prerendered: Element = root): () => void {
  const { pathname } = window.location;
  let remaining: readonly FieldInput[] = fieldsIn(prerendered)
    .filter((field) => (isBox(field) ? field.checked : field.value !== ''))
    .map((field) => ({ name: field.name, box: isBox(field) ? field.value : undefined, value: field.value }));
  const enterLeft = (): void => {
    remaining = window.location.pathname === pathname ? enter(root, remaining) : [];
  };
  return () => {
    enterLeft();
    if (remaining.length === 0) return;
    const stop = (): void => {
      remaining = [];
      observer.disconnect();
      clearTimeout(timer);
    };
    const observer = new MutationObserver(() => {
      enterLeft();
      if (remaining.length === 0) stop();
    });
    const timer = setTimeout(stop, forgetAfterMs);
    observer.observe(root, { childList: true, subtree: true });
  };
}
