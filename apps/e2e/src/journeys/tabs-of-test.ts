import { afterEach } from 'vitest';
import type { Browser, Person } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';

/**
 * Returns a function that opens the tab of a new person, who leaves after the test. An open page needs processor time,
 * even if no test uses it any more.
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
