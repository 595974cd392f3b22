import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { uptime } from '../clock/clock.ts';
import type { NoticeContent } from './notice-content.ts';

/** How a notice looks. */
export type NoticeTone = 'error' | 'warning' | 'success' | 'info';

/** A message waiting to be shown as a toast. */
export type Notice = NoticeContent & { readonly id: string; readonly tone: NoticeTone };

/** A message on its way to the queue. */
export interface NoticeEvent {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly content: NoticeContent;
  /** Milliseconds since the page was opened. */
  readonly at: number;
}

/** Messages waiting, and what was said of late. */
export interface NoticesState {
  readonly queue: readonly Notice[];
  /** What was said of late, so that it is not said twice. */
  readonly said: readonly NoticeEvent[];
}

/** As long as a toast stands (CO-03): the same words meanwhile would only cover it with itself. */
const DUPLICATE_WINDOW_MS = 2_000;
/** Most notices waiting; beyond it the oldest go, so that a burst can't bury a screen. */
const MAX_QUEUED = 5;

const isSameMessage = (a: NoticeEvent, b: NoticeEvent) =>
  a.tone === b.tone &&
  a.content.text === b.content.text &&
  a.content.messageKey === b.content.messageKey &&
  JSON.stringify(a.content.params) === JSON.stringify(b.content.params);

/** Messages to toast (ER-03); identical ones within the life of a toast are merged. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): NoticesState => ({ queue: [], said: [] }),
  reducers: {
    noticed: {
      prepare: (tone: NoticeTone, content: NoticeContent) => ({
        payload: { id: nanoid(), tone, content, at: uptime() },
      }),
      reducer(state, { payload }: PayloadAction<NoticeEvent>): NoticesState {
        const recent = state.said.filter(({ at }) => payload.at - at < DUPLICATE_WINDOW_MS);
        if (recent.some((said) => isSameMessage(said, payload))) return { ...state, said: recent };
        const { id, tone, content } = payload;
        return {
          queue: [...state.queue, { ...content, id, tone }].slice(-MAX_QUEUED),
          said: [...recent, payload],
        };
      },
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>): NoticesState => ({
      ...state,
      queue: state.queue.filter((notice) => notice.id !== payload),
    }),
  },
});

export const { noticed, noticeDismissed } = noticesSlice.actions;
