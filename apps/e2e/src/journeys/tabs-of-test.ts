import { afterEach } from 'vitest';
import type { Browser, BrowserUser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';

/**
 * Returns a function that opens a tab for a new person. After each test, all tabs are closed, because an open page
 * needs processor time even if no test uses it any more.
 */
export function tabsOfEachTest(
  browser: () => Browser,
): (...size: Parameters<Browser['newUser']>) => Promise<Page> {
  const users: BrowserUser[] = [];
  afterEach(async () => {
    await Promise.all(users.splice(0).map((user) => user.close()));
  });
  return async (...size) => {
    const user = await browser().newUser(...size);
    users.push(user);
    return user.openTab();
  };
}
