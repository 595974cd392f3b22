import { notFocusable, type Guidance } from './guidance.ts';

export const layout: Readonly<Record<string, Guidance>> = {
  AppShell: {
    dos: [
      'Choose the form of the bar with `layout.bar` in `client.json`.',
      'Keep the five places of the bar in the same order on every screen.',
    ],
    donts: ['Don’t hide the bar on screens with money.'],
    keyboard: [
      'The first Tab offers a link to the content. The current place has `aria-current`. Bar and rail are landmarks with names.',
    ],
  },
  PublicHeader: {
    dos: ['Show sign-in and registration without a menu.'],
    donts: ['Don’t show links that do nothing. Mark them as for members.'],
    keyboard: [
      'On phones the menu is a modal drawer: Escape closes it, and the focus returns to its button.',
      'Entries for members only are announced as disabled links and take no focus.',
    ],
  },
  PageHeader: {
    dos: ['Give each screen one title and, below the first level, a way back.'],
    donts: ['Don’t repeat the title in the first section.'],
    keyboard: [
      'The title is the `h1`. The router moves the focus to it after a change of the screen. The way back is a link with a name.',
    ],
  },
  Section: {
    dos: ['Give each section a heading that can be read alone.'],
    donts: ['Don’t nest sections deeper than `level` 3.'],
    keyboard: ['The heading names the region. The action comes after the heading.'],
  },
  Card: {
    dos: ['Group what belongs together.', 'Use the tone `accent` for one card of a screen.'],
    donts: ['Don’t nest cards more than once. The inner card has the tone `sunken`.'],
    keyboard: [notFocusable],
  },
  Layout: {
    dos: ['Use Stack, Inline and Columns with steps of the space scale.'],
    donts: ['Don’t set margins on components.'],
    keyboard: ['The order of the elements is the order of the focus and of reading.'],
  },
  ScrollRow: {
    dos: ['Cut the last visible item, so that the row looks scrollable.'],
    donts: ['Don’t hide the only way to an act in it.'],
    keyboard: [
      'The row takes the focus, and the arrow keys scroll it. Tab then moves through its links and buttons, which scroll into view.',
    ],
  },
  Stepper: {
    dos: ['Show it for three to five steps with short names.'],
    donts: ['Don’t show it for a single form.'],
    keyboard: [
      'It takes no focus. The current step has `aria-current="step"`, and completed steps are named as completed.',
    ],
  },
};
