import { errorCodes, type ErrorCode } from '@chada/contract/error-codes';
import { configure, screen, userEvent, waitFor } from 'storybook/test';

// Waits up to ten seconds, because loading the code of a screen is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
const events = userEvent.setup({ delay: null });

const firstOf = <Found extends Element>(found: readonly Found[]): Found => {
  const [element] = found;
  if (element === undefined) throw new Error('No element has this name.');
  return element;
};

export async function type(label: string | RegExp, text: string): Promise<void> {
  await events.type(await screen.findByLabelText(label), text);
}

export async function press(name: string | RegExp): Promise<void> {
  const button = firstOf(await screen.findAllByRole('button', { name }));
  // Waits until the button is ready, because a button does nothing before hydration and during a request.
  await waitFor(() => {
    if (button.matches(':disabled, [aria-busy="true"]')) throw new Error(`${String(name)} is not ready.`);
  });
  await events.click(button);
}

export async function pressByKeyboard(name: string): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await events.keyboard('{Enter}');
}

export async function openTab(name: string): Promise<void> {
  await events.click(await screen.findByRole('tab', { name }));
}

export async function choose(label: string | RegExp, value: string): Promise<void> {
  await events.selectOptions(await screen.findByLabelText(label), value);
}

export async function tick(): Promise<void> {
  await events.click(await screen.findByRole('checkbox'));
}

export async function give(label: string | RegExp, file: File): Promise<void> {
  await events.upload(await screen.findByLabelText(label), file);
}

export async function leaveField(): Promise<void> {
  await events.tab();
}

export async function see(words: string | RegExp): Promise<void> {
  const withoutSpaces = (text: string): string => text.replace(/[\s\u200b]/g, '');
  const has = (text: string): boolean =>
    typeof words === 'string' ? withoutSpaces(text).includes(withoutSpaces(words)) : words.test(text);
  // Also searches the complete text of each element, because a text may be split into several elements for line breaks.
  await screen.findAllByText((text, element) => has(text) || has(element?.textContent ?? ''));
}

export async function seeRefusal(code: ErrorCode): Promise<void> {
  await see(errorCodes[code].message);
}
