import { afterEach } from 'vitest';
import type { Browser, Person } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';

/**
 * Returns a function that opens a tab for a new person. After each test, all tabs are closed, because an open page
 * needs processor time even if no test uses it any more.
 */
export function tabsOfEachTest(
  browser: () => Browser,
): (...size: Parameters<Browser['newPerson']>) => Promise<Page> {
  const persons: Person[] = [];
  afterEach(async () => {
    await Promise.all(persons.splice(0).map((person) => person.leave()));
  });
  return async (...size) => {
    const person = await browser().newPerson(...size);
    persons.push(person);
    return person.openTab();
  };
}
