import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeContent } from './notice-content.ts';

/** How a notice looks. */
export type NoticeTone = 'error' | 'warning' | 'success' | 'info';

/** A message waiting to be shown as a toast. */
export type Notice = NoticeContent & {
  readonly id: string;
  readonly tone: NoticeTone;
  /** How many identical ones it stands for. */
  readonly count: number;
};

/** Most notices kept; beyond it the oldest go, so that a burst can't bury a screen. */
const MOST_NOTICES = 5;

const sameWords = (a: NoticeContent, b: NoticeContent) =>
  a.text === b.text && a.messageKey === b.messageKey && JSON.stringify(a.params) === JSON.stringify(b.params);

/** Messages to toast (ER-03). Identical ones are merged while the first is still shown. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): readonly Notice[] => [],
  reducers: {
    noticed: {
      prepare: (tone: NoticeTone, content: NoticeContent) => ({ payload: { id: nanoid(), tone, content } }),
      reducer(
        state,
        { payload }: PayloadAction<{ id: string; tone: NoticeTone; content: NoticeContent }>,
      ): readonly Notice[] {
        const { id, tone, content } = payload;
        const shown = state.find((notice) => notice.tone === tone && sameWords(notice, content));
        if (shown !== undefined)
          return state.map((notice) =>
            notice.id === shown.id ? { ...notice, count: notice.count + 1 } : notice,
          );
        return [...state, { ...content, id, tone, count: 1 }].slice(-MOST_NOTICES);
      },
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
});

export const { noticed, noticeDismissed } = noticesSlice.actions;
