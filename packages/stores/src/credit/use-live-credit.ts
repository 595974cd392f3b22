import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/**
 * Keeps the member's credit up to date while `active` is true, the device is online, and the credit has been loaded
 * once.
 */
export function useLiveCredit(active: boolean): void {
  const dispatch = useAppDispatch();
  const isFollowing = useAppSelector(
    ({ auth, credit, server }) =>
      active && auth.status === 'loggedIn' && credit.creditSatang !== null && !server.offline,
  );
  useEffect(() => {
    if (!isFollowing) return undefined;
    let isLeft = false;
    let stop: () => void = () => undefined;
    import('./follow-credit.ts').then(
      ({ followCredit }) => {
        if (!isLeft) stop = dispatch(followCredit());
      },
      // Ignores a failure to load the module, because the server may have removed the module's file at a new release.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [dispatch, isFollowing]);
}
