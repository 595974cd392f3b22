import type { Guidance } from './guidance.ts';

const modal =
  'The focus moves into it, stays inside, and returns to the element that opened it. Escape closes it.';

export const layers: Readonly<Record<string, Guidance>> = {
  Dialog: {
    dos: ['Use it for one short task that belongs to the page below.', 'Name it with its title.'],
    donts: ['Don’t open one dialog over another.', 'Don’t open one without an act of the member.'],
    keyboard: [modal],
  },
  ConfirmDialog: {
    dos: ['Repeat what will happen, with the amount.', 'Name the act on the button.'],
    donts: ['Don’t ask again for an act that can be undone.', 'Don’t make “no” sound like a mistake.'],
    keyboard: [
      modal,
      'The focus starts at the confirm button, and with the tone `danger` at the cancel button.',
      'It cancels itself after `timeoutMs`. Enter counts only after the member had time to read.',
    ],
  },
  NoticeDialog: {
    dos: ['Use it for a short result, such as a completed logout.'],
    donts: ['Don’t put a message into it that the member must have read, because it closes itself.'],
    keyboard: [modal, 'It closes itself after `timeoutMs`, which is 2 seconds by default.'],
  },
  Drawer: {
    dos: ['Use it for menus and filters on a phone.'],
    donts: ['Don’t put a form of several steps into it.'],
    keyboard: [modal],
  },
  FloatingPanel: {
    dos: ['Use it for a conversation that continues while the member reads the page.'],
    donts: ['Don’t let it cover an amount, a control or a consent.'],
    keyboard: [
      'On phones it is modal: the focus stays inside, and Escape closes it from anywhere.',
      'On wide screens the page stays usable. Escape closes it if the focus is inside, and the focus returns to the button.',
    ],
  },
  Toaster: {
    dos: ['Use it for results that need no answer, in one sentence.'],
    donts: [
      'Don’t show an error in it that the screen already shows.',
      'Don’t put the only way to act into it.',
    ],
    keyboard: [
      'It never moves the focus. Screen readers announce errors at once and all other messages politely.',
      'It disappears after 2 seconds. It stays while the pointer is on it and while the window is in the background.',
    ],
  },
};
