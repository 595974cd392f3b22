import { loginEarly, type LoginInput } from '@chada/stores';
import { keepStore, openStore, type StoreOptions } from './open-store.ts';

export type { StoreOptions } from './open-store.ts';
export { readClient } from './read-client.ts';

/** `boot/early.js` sets this attribute on a button that was pressed before hydration. */
const pressedMark = 'data-pressed-early';
const interactiveMark = 'data-answers';

function pressedLogin(root: Element): LoginInput | undefined {
  const form = root.querySelector(`form[data-signs-in] button[${pressedMark}]`)?.closest('form');
  const formKind = form?.getAttribute('data-signs-in');
  if (!form || (formKind !== 'home' && formKind !== 'login')) return undefined;
  const valueOf = (name: string): string =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  return { username: valueOf('username'), password: valueOf('password'), from: formKind };
}

/**
 * Opens the store of a prerendered page. If the visitor presses the sign-in button before React has loaded, sends the
 * login request with the typed values. `mountMemberSite` then takes over the store and repeats the press, and the form
 * receives the result of this request.
 */
export function startSignIn(options: StoreOptions): void {
  const { root } = options;
  const store = openStore(options);
  keepStore(root, store);
  const send = (): void => {
    if (root.hasAttribute(interactiveMark)) {
      observer.disconnect();
      return;
    }
    const login = pressedLogin(root);
    if (login !== undefined) store.dispatch(loginEarly(login));
  };
  const observer = new MutationObserver(send);
  observer.observe(root, {
    subtree: true,
    attributes: true,
    attributeFilter: [pressedMark, interactiveMark],
  });
  send();
}
