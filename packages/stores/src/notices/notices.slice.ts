import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { uptime } from '../clock/clock.ts';
import type { NoticeContent } from './notice-content.ts';

export type NoticeTone = 'error' | 'warning' | 'success' | 'info';

/** A notice that is shown as a toast. */
export type Notice = NoticeContent & { readonly id: string; readonly tone: NoticeTone };

export interface NoticeEvent {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly content: NoticeContent;
  /** The time of the notice, in milliseconds since the page was opened. */
  readonly at: number;
}

export interface NoticesState {
  readonly queue: readonly Notice[];
  readonly recent: readonly NoticeEvent[];
}

/**
 * The store ignores a notice if it received a notice with the same text less than this many milliseconds ago. A toast
 * is visible for the same time (CO-03).
 */
const DUPLICATE_WINDOW_MS = 2_000;
const MAX_QUEUED = 5;

const isSameMessage = (a: NoticeEvent, b: NoticeEvent) =>
  a.tone === b.tone &&
  a.content.text === b.content.text &&
  a.content.messageKey === b.content.messageKey &&
  JSON.stringify(a.content.params) === JSON.stringify(b.content.params);

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): NoticesState => ({ queue: [], recent: [] }),
  reducers: {
    noticed: {
      prepare: (tone: NoticeTone, content: NoticeContent) => ({
        payload: { id: nanoid(), tone, content, at: uptime() },
      }),
      reducer(state, { payload }: PayloadAction<NoticeEvent>): NoticesState {
        const recent = state.recent.filter(({ at }) => payload.at - at < DUPLICATE_WINDOW_MS);
        if (recent.some((event) => isSameMessage(event, payload))) return { ...state, recent };
        const { id, tone, content } = payload;
        return {
          queue: [...state.queue, { ...content, id, tone }].slice(-MAX_QUEUED),
          recent: [...recent, payload],
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
