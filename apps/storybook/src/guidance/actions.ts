import type { Guidance } from './guidance.ts';

export const actions: Readonly<Record<string, Guidance>> = {
  Button: {
    dos: [
      'Show one primary button on a screen: the next step of the member.',
      'Name the act, such as “Deposit”, not “OK”.',
      'Use `loading` while a request runs. The label stays, so the button keeps its width.',
    ],
    donts: [
      'Don’t make the way to stop, withdraw or see losses less visible than the way to play.',
      'Don’t disable a form’s button because a field is empty. Show the error after the press.',
      'Don’t use `danger` for acts that can be undone.',
    ],
    keyboard: [
      'Enter and Space press it. A loading button keeps the focus, sets `aria-busy` and `aria-disabled`, and ignores presses.',
      'LinkButton is a link: Enter follows it, Space scrolls.',
    ],
  },
  IconButton: {
    dos: [
      'Give a label that names the act.',
      'Use it where space is short and the icon is well known: close, refresh, back.',
    ],
    donts: ['Don’t use it for an act with money.', 'Don’t put two icon buttons closer than 8 px.'],
    keyboard: ['Enter and Space press it. Screen readers read the label. The target is 44 px square.'],
  },
  CopyButton: {
    dos: ['Put it next to the value that it copies, such as an account number.'],
    donts: ['Don’t copy more than the member sees.'],
    keyboard: [
      'Enter and Space copy. Screen readers announce the result, and so does the label for two seconds.',
    ],
  },
  Tabs: {
    dos: ['Use it for two to five views of the same thing, with short labels.'],
    donts: ['Don’t use it for steps that follow each other. Use Stepper.'],
    keyboard: [
      'Tab stops once at the selected tab. The left and right arrow keys, Home and End select another. Tab then enters the panel.',
    ],
  },
};
