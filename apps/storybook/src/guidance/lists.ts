import { notFocusable, type Guidance } from './guidance.ts';

export const lists: Readonly<Record<string, Guidance>> = {
  ListRow: {
    dos: ['Make the complete row the target.', 'Put the amount at the right.'],
    donts: ['Don’t put a second button into a row that is a link.'],
    keyboard: [
      'A row with `href` or `onClick` is one link or button. Enter opens it. Other rows take no focus.',
    ],
  },
  DataTable: {
    dos: ['Align numbers with `end`.', 'Name the table in its caption, also if `hideCaption` hides it.'],
    donts: ['Don’t use it to arrange a page.'],
    keyboard: [
      'It takes no focus. It is a table with headings, also below 600 px, where its rows look like cards.',
    ],
  },
  Timeline: {
    dos: ['Name each state as the member would, with its time.'],
    donts: ['Don’t show states that can’t happen.'],
    keyboard: [notFocusable, 'It is an ordered list, and the current state is named in words.'],
  },
  GameTile: {
    dos: ['Name the provider in `detail`.', 'Say in `detail` why a disabled game can’t be opened.'],
    donts: ['Don’t mark a game as hot without data.'],
    keyboard: [
      'It is one link or button with the name and the detail of the game. A disabled tile takes no focus.',
    ],
  },
  CategoryTile: {
    dos: ['Choose the form with `layout.tiles` in `client.json`.', 'Use the brand’s own illustrations.'],
    donts: ['Don’t show a category without games.'],
    keyboard: ['It is one link. The current category has `aria-current`.'],
  },
  AccountCard: {
    dos: ['Show the bank, the holder and the number as in the bank’s app.'],
    donts: ['Don’t shorten an account number that must be compared.'],
    keyboard: [notFocusable, 'The action, such as a copy button, comes after the number.'],
  },
};
