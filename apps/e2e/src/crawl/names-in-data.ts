import type { Hands } from '../hands.ts';

/** What stands in the sandbox's data is no machine's: names of games, rewards and members, invitation codes, news. */
const wordsOfData = `
  select name as words from game union select name || ' ' || detail from reward
  union select title || ' ' || body from announcement union select label from prize_segment
  union select username || ' ' || affiliate_code from member`;

/** The names that a member may read in any letters, out of the API's database. */
export async function namesInData(hands: Hands): Promise<readonly string[]> {
  return (await hands.query(wordsOfData)).map(({ words }) => String(words));
}
