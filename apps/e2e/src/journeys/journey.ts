import type { Translate } from '@chada/messages';
import type { Browser, Person } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { TestActor, newcomer, type Newcomer } from '../test-actor.ts';
import { textsOf } from '../texts.ts';
import type { EnvironmentAddresses } from '../environment.ts';

/** The context of a journey: one person in a browser on one brand's site, and the texts of that brand. */
export interface Journey {
  readonly clientId: string;
  readonly person: Person;
  readonly page: Page;
  readonly actor: TestActor;
  readonly who: Newcomer;
  /** Translates with the brand's own texts, so that a journey looks for what its member reads. */
  readonly t: Translate;
}

/** A step of a journey. Its title names the rows that it proves. */
export interface Step<D extends Journey = Journey> {
  readonly title: string;
  readonly run: (journey: D) => Promise<void>;
}

/** Starts a journey: a new person opens the browser on a brand's site. */
export async function startJourney(
  browser: Browser,
  environment: EnvironmentAddresses,
  clientId: string,
): Promise<Journey> {
  const person = await browser.newPerson();
  return {
    clientId,
    person,
    page: await person.openTab(),
    actor: new TestActor(environment),
    who: newcomer(),
    t: textsOf(clientId),
  };
}
