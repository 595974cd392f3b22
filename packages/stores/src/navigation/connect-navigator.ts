import type { Navigator } from './navigation.ts';
import type { AppThunk } from '../store/services.ts';

/**
 * Lets the store move the member through a router (RD-02): dispatch it once the router is there, and call what it
 * gives to disconnect. `navigate` should replace the entry, so that going back does not lead to a screen that is gone.
 */
export function connectNavigator(navigator: Navigator): AppThunk<() => void> {
  return (_dispatch, _getState, { navigation }) => navigation.connect(navigator);
}
