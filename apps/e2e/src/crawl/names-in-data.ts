import type { TestActor } from '../test-actor.ts';

const wordsOfData = `
  select name as words from game union select name || ' ' || detail from reward
  union select title || ' ' || body from announcement union select label from prize_segment
  union select username || ' ' || affiliate_code from member`;

export async function readNamesInData(actor: TestActor): Promise<readonly string[]> {
  return (await actor.query(wordsOfData)).map(({ words }) => String(words));
}
