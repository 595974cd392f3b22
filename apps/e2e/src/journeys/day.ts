import type { Translate } from '@chada/messages';
import type { Browser, Person } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { Hands, newcomer, type Newcomer } from '../hands.ts';
import { textsOf } from '../texts.ts';
import type { WorldAddresses } from '../world.ts';

/** The context of a journey: one person in a browser on one brand's site, and the texts of that brand. */
export interface Day {
  readonly clientId: string;
  readonly person: Person;
  readonly page: Page;
  readonly hands: Hands;
  readonly who: Newcomer;
  /** Translates with the brand's own texts, so that a journey looks for what its member reads. */
  readonly t: Translate;
}

/** A step of a journey. Its title names the rows that it proves. */
export interface Step<D extends Day = Day> {
  readonly title: string;
  readonly run: (day: D) => Promise<void>;
}

/** Starts a journey: a new person opens the browser on a brand's site. */
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
