import type { BrowserUser } from '../../browsers/browser.ts';
import type { Page } from '../../browsers/page.ts';
import { makeIdentity, type TestActor, type Identity } from '../../test-actor.ts';
import { openMembership, openSession } from '../../membership.ts';
import { textsOf } from '../../texts.ts';
import { addCommissionAccountSql, addCommissionSql } from '../../starting-assets.ts';
import type { Journey } from '../journey.ts';

export interface FaultCase extends Journey {
  readonly token: string;
  readonly names: readonly string[];
  readonly data: {
    slipFile?: string;
    reward?: { readonly name: string; readonly cost: number };
    passwordHash?: string;
    leftForGame?: Page;
  };
}

export interface StartingAssets {
  readonly creditBaht?: number;
  readonly points?: number;
  readonly commissionBaht?: number;
}

export interface FaultSetup {
  readonly user: BrowserUser;
  readonly page: Page;
  readonly actor: TestActor;
  readonly clientId: string;
  readonly names: readonly string[];
}

async function resetTab({ page, actor, clientId }: FaultSetup): Promise<void> {
  await page.offline(false);
  await page.goto(actor.site(clientId, '/not-there.txt'));
  await page.clearFaults();
}

export async function createFaultCase(
  setup: FaultSetup,
  {
    as,
    assets = {},
    identity = makeIdentity(),
  }: { as: 'visitor' | 'member' | 'nobody'; assets?: StartingAssets; identity?: Identity },
): Promise<FaultCase> {
  const { page, actor, clientId } = setup;
  await resetTab(setup);
  if (as !== 'nobody') await openMembership(actor, clientId, identity);
  const own = [clientId, identity.username];
  const { creditBaht = 0, points = 0, commissionBaht = 0 } = assets;
  if (creditBaht > 0) await actor.giveCredit(clientId, identity.username, creditBaht);
  if (points > 0) await actor.givePoints(clientId, identity.username, points);
  if (commissionBaht > 0) {
    await actor.query(addCommissionAccountSql, own);
    await actor.query(addCommissionSql, [...own, commissionBaht * 100]);
  }
  const storage: Record<string, string> = {};
  let token = '';
  if (as === 'member') {
    const session = await openSession(actor, clientId, identity);
    token = session.token;
    storage['chada.token'] = token;
    storage['chada.user'] = JSON.stringify(session.user);
  }
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  page.browserErrors.clear();
  // Adds the member's affiliate code to the allowed names, because the check for untranslated texts would report the
  // code's Latin letters.
  const codes = await actor.query(
    'select affiliate_code from member where client_id = $1 and username = $2',
    own,
  );
  const names = [...setup.names, ...codes.map((row) => String(row['affiliate_code']))];
  return { ...setup, identity, token, names, t: textsOf(clientId), data: {} };
}

/**
 * Counts the rows of a member. `from` is the part of the SQL that follows `from member`. In this part, `$1` is the brand
 * and `$2` is the username.
 */
export async function countOf({ actor, clientId, identity }: FaultCase, from: string): Promise<number> {
  const [row] = await actor.query(
    `select count(*)::int as count from member ${from} where member.client_id = $1 and member.username = $2`,
    [clientId, identity.username],
  );
  return Number(row?.['count']);
}

export async function setSiteStatus({ actor, clientId }: FaultCase, status: 'OK' | 'MA'): Promise<void> {
  await actor.query('update brand set website_status = $2 where client_id = $1', [clientId, status]);
}
