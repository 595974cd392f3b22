import type { Translate } from '@chada/messages';
import type { Browser, Person } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { Hands, newcomer, type Newcomer } from '../hands.ts';
import { textsOf } from '../texts.ts';
import type { WorldAddresses } from '../world.ts';

/** What a journey has at hand: one person at a browser on one brand's site, and the texts that brand shows. */
export interface Day {
  readonly clientId: string;
  readonly person: Person;
  readonly page: Page;
  readonly hands: Hands;
  readonly who: Newcomer;
  /** The brand's own texts, so that a journey looks for what its member reads. */
  readonly t: Translate;
}

/** A step of a journey. Its title bears the rows that it proves. */
export interface Step<D extends Day = Day> {
  readonly title: string;
  readonly run: (day: D) => Promise<void>;
}

/** Begins a day: a new person opens the browser, the site of a brand before them. */
export async function beginDay(browser: Browser, world: WorldAddresses, clientId: string): Promise<Day> {
  const person = await browser.newPerson();
  return {
    clientId,
    person,
    page: await person.openTab(),
    hands: new Hands(world),
    who: newcomer(),
    t: textsOf(clientId),
  };
}
