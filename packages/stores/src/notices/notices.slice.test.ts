import { expect, it } from 'vitest';
import { noticed, noticesSlice, type NoticesState } from './notices.slice.ts';

const { reducer, getInitialState } = noticesSlice;

function notify(state: NoticesState, text: string, at: number): NoticesState {
  const action = noticed('error', { text });
  return reducer(state, { ...action, payload: { ...action.payload, at } });
}
const textsOf = ({ queue }: NoticesState) => queue.map(({ text }) => text);

it('starts without notices', () => {
  expect(getInitialState()).toEqual({ queue: [], recent: [] });
});

it('[CO-03] ignores a repetition within two seconds, also long after the page was opened', () => {
  const first = notify(getInitialState(), 'a', 60_000);
  expect(textsOf(notify(first, 'a', 61_999))).toEqual(['a']);
  expect(textsOf(notify(first, 'b', 61_999))).toEqual(['a', 'b']);
  expect(textsOf(notify(first, 'a', 62_000))).toEqual(['a', 'a']);
});

it('[CO-03] keeps the five newest notices', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
  const full = texts.reduce((state, text) => notify(state, text, 0), getInitialState());
  expect(textsOf(full)).toEqual(['b', 'c', 'd', 'e', 'f']);
});
