import type { Guidance } from './guidance.ts';

const fieldNotes = [
  'Tab reaches it. The label names it, and the hint or the error is its description.',
  'An error sets `aria-invalid` and takes the place of the hint.',
];

export const fields: Readonly<Record<string, Guidance>> = {
  TextField: {
    dos: ['Keep the label visible above the field.', 'Say in the error what to type instead.'],
    donts: ['Don’t use the placeholder as a label.', 'Don’t refuse pasted text or a password manager.'],
    keyboard: [
      ...fieldNotes,
      'The button that reveals a password comes after the field, and has its own label.',
    ],
  },
  AmountField: {
    dos: ['Offer amounts that members often choose.', 'Show the limits in the hint before the member types.'],
    donts: ['Don’t select the highest amount in advance.', 'Don’t change what the member types.'],
    keyboard: [
      ...fieldNotes,
      'The quick amounts are buttons after the field, and the chosen one has `aria-pressed`. Phones show decimal keys.',
    ],
  },
  SelectField: {
    dos: ['Use it for more than five options with known names, such as banks.'],
    donts: ['Don’t use it for two options. Show both.'],
    keyboard: [...fieldNotes, 'It is a native list: the arrow keys and typed letters select.'],
  },
  CheckboxField: {
    dos: ['Write the label as the sentence that the member agrees to.'],
    donts: ['Don’t tick a consent in advance.', 'Don’t combine two consents in one box.'],
    keyboard: [...fieldNotes, 'Space ticks it. Links in the label are reached separately.'],
  },
  DateField: {
    dos: ['Show years of the Buddhist era.', 'Limit the days to those that have data.'],
    donts: ['Don’t use it for a date of birth, which is far away.'],
    keyboard: [
      'Tab reaches it. Its name is the label with the date, and the hint or the error is its description.',
      'Enter and Space open the calendar as a dialog. Escape closes it.',
      'In the calendar, the arrow keys move by days and weeks, Home and End within the week, Page Up and Page Down by months, and with Shift by years.',
    ],
  },
  FileDrop: {
    dos: ['Show the chosen picture before it is sent.', 'Name the allowed kinds and sizes.'],
    donts: ['Don’t make dropping the only way.'],
    keyboard: [
      ...fieldNotes,
      'Space opens the choice of files. Pasting a picture anywhere on the page works too.',
      'Errors are announced at once. The buttons that change and remove the file come after it.',
    ],
  },
  FormError: {
    dos: [
      'Render it always, and give it texts after a failed submit. Then move the focus to it.',
      'Link each error to its field.',
    ],
    donts: ['Don’t show the same error at a field and as a toast.'],
    keyboard: [
      'It is an alert and can receive the focus from the form. Its links move the focus to the fields.',
    ],
  },
};
