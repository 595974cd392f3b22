import type { Translate } from '@chada/messages';
import type { Browser, BrowserUser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { TestActor, makeIdentity, type Identity } from '../test-actor.ts';
import { textsOf } from '../texts.ts';
import type { EnvironmentAddresses } from '../environment.ts';

export interface Journey {
  readonly clientId: string;
  readonly user: BrowserUser;
  readonly page: Page;
  readonly actor: TestActor;
  readonly identity: Identity;
  readonly t: Translate;
}

export interface Step<D extends Journey = Journey> {
  readonly title: string;
  readonly run: (journey: D) => Promise<void>;
}

export async function startJourney(
  browser: Browser,
  environment: EnvironmentAddresses,
  clientId: string,
): Promise<Journey> {
  const user = await browser.newUser();
  return {
    clientId,
    user,
    page: await user.openTab(),
    actor: new TestActor(environment),
    identity: makeIdentity(),
    t: textsOf(clientId),
  };
}
