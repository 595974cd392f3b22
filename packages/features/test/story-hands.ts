import { errorCodes, type ErrorCode } from '@chada/contract/error-codes';
import { configure, screen, userEvent, waitFor } from 'storybook/test';

// The code of a screen is fetched when its story opens, and several stories share a busy machine.
configure({ asyncUtilTimeout: 10_000 });
const hands = userEvent.setup({ delay: null });

/** Returns the first of several elements with a name. */
const shown = <Found extends Element>(found: readonly Found[]): Found => {
  const [element] = found;
  if (element === undefined) throw new Error('Nothing of that name.');
  return element;
};

/** Types into the field with a label, after its present text. */
export async function type(label: string | RegExp, text: string): Promise<void> {
  await hands.type(await screen.findByLabelText(label), text);
}

/** Presses a button by its name; the first one if several have it. */
export async function press(name: string | RegExp): Promise<void> {
  const button = shown(await screen.findAllByRole('button', { name }));
  // Before hydration a form's button does nothing.
  await waitFor(() => {
    if (button.matches(':disabled')) throw new Error(`${String(name)} is disabled.`);
  });
  await hands.click(button);
}

/** Opens a tab by its name. */
export async function openTab(name: string): Promise<void> {
  await hands.click(await screen.findByRole('tab', { name }));
}

/** Selects an option of a list by its value. */
export async function choose(label: string | RegExp, value: string): Promise<void> {
  await hands.selectOptions(await screen.findByLabelText(label), value);
}

/** Checks the only checkbox. */
export async function tick(): Promise<void> {
  await hands.click(await screen.findByRole('checkbox'));
}

/** Uploads a picture to the field with a label. */
export async function give(label: string | RegExp, file: File): Promise<void> {
  await hands.upload(await screen.findByLabelText(label), file);
}

/** Moves the focus out of the current field. */
export async function leaveField(): Promise<void> {
  await hands.tab();
}

/** Waits until the page shows this text. */
export async function see(words: string | RegExp): Promise<void> {
  const has = (text: string): boolean =>
    typeof words === 'string' ? text.includes(words) : words.test(text);
  await screen.findAllByText((text) => has(text));
}

/** Waits until the page shows the API's message of a code. */
export async function seeRefusal(code: ErrorCode): Promise<void> {
  await see(errorCodes[code].message);
}
