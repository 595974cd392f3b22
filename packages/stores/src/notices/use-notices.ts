import { useCallback } from 'react';
import type { NoticeContent } from './notice-content.ts';
import { noticed, noticeDismissed, type Notice, type NoticeTone } from './notices.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** Returns the notices, oldest first, with functions that add and remove a notice (CO-03). */
export function useNotices(): {
  readonly notices: readonly Notice[];
  readonly notify: (tone: NoticeTone, content: NoticeContent) => void;
  readonly dismiss: (id: string) => void;
} {
  const dispatch = useAppDispatch();
  const notices = useAppSelector((state) => state.notices.queue);
  const notify = useCallback(
    (tone: NoticeTone, content: NoticeContent) => void dispatch(noticed(tone, content)),
    [dispatch],
  );
  const dismiss = useCallback((id: string) => void dispatch(noticeDismissed(id)), [dispatch]);
  return { notices, notify, dismiss };
}
