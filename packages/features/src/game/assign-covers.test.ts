import { gameCategories } from '@chada/domain';
import { subjectNames } from '@chada/ui-kit/game-art';
import { describe, expect, it } from 'vitest';
import { sampleGames, sampleNames } from '../../test/sample-content.ts';
import { assignCovers, coverOf, coversOf, UNLIKE_NEIGHBOURS } from './assign-covers.ts';
import keywords from './cover-keywords.json' with { type: 'json' };
import { matchSubjects } from './match-subjects.ts';

type SampleGame = Parameters<typeof matchSubjects>[0] & { code: string };
const categoryOf = (text: string): SampleGame['category'] =>
  gameCategories.find((category) => category === text) ?? 'hot';

function repeated(games: readonly SampleGame[]): string[] {
  const subjects = assignCovers(games).map(({ subject }) => subject);
  return subjects.flatMap((subject, index) =>
    subjects.slice(Math.max(0, index - UNLIKE_NEIGHBOURS + 1), index).includes(subject)
      ? [`${index} ${games[index]?.name ?? ''}: ${subject}`]
      : [],
  );
}

function manyGames(count: number, only?: string): SampleGame[] {
  const names = Object.entries(sampleNames)
    .filter(([category]) => only === undefined || category === only)
    .flatMap(([category, { first, last }]) =>
      Object.keys(first).flatMap((head) => last.map((tail) => ({ category, name: head + tail }))),
    );
  let state = 7;
  return Array.from({ length: count }, (_, index) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const named = names[(state >>> 8) % names.length];
    return {
      name: named?.name ?? '',
      category: categoryOf(named?.category ?? ''),
      code: `game-${index}`,
    };
  });
}

describe('the cover of a game shows its name', () => {
  it.each([
    ['มังกรทองคำ', 'slots', 'dragon'],
    ['พญานาคราช', 'slots', 'naga'],
    ['บาคาร่าราตรี', 'casino', 'shoe'],
    ['เสือมังกรคู่', 'casino', 'duel'],
    ['เต่ามังกรใต้สมุทร', 'fishing', 'turtle'],
    ['กุ้งมังกรน้ำลึก', 'fishing', 'lobster'],
    ['แมวกวักรับทรัพย์', 'slots', 'cat'],
    ['ราชันย์ช้างเผือก', 'slots', 'elephant'],
    ['นกยูงรำแพน', 'slots', 'peacock'],
    ['ครุฑเหินเวหา', 'slots', 'garuda'],
    ['หงส์ฟ้าหยกขาว', 'slots', 'phoenix'],
    ['ปลาบู่ทองพายุคลั่ง', 'fishing', 'goldfish'],
    ['ฉลามทมิฬ', 'fishing', 'shark'],
    ['หมึกยักษ์พันหนวด', 'fishing', 'octopus'],
    ['อ่าวปลาดาว', 'fishing', 'starfish'],
    ['ซิกโบวังหลวง', 'casino', 'sicbo'],
    ['น้ำเต้าปูปลา', 'casino', 'gourd'],
    ['กำถั่วบ้านทุ่ง', 'casino', 'fantan'],
    ['แข่งเรือยาวเจ้าพระยา', 'sport', 'boat'],
    ['ตะกร้อลวดหนาม', 'sport', 'takraw'],
    ['มวยเวทีทอง', 'sport', 'glove'],
    ['ปิงปองนัดชิง', 'sport', 'paddle'],
    ['ปิงปองเลขพารวย', 'lotto', 'drum'],
    ['หวยหุ้นแม่นยำ', 'lotto', 'stocks'],
    ['Golden Dragon', 'slots', 'dragon'],
    ['Dragon Tiger VIP', 'casino', 'duel'],
    ['Lucky Cats', 'slots', 'cat'],
    ['Foxtrot', 'slots', 'sevens'],
    ['เกมใหม่', 'lotto', 'balls'],
  ] as const)('%s', (name, category, subject) => {
    expect(matchSubjects({ name, category })[0]).toBe(subject);
  });

  it('every title of the sample catalogue names a subject', () => {
    const plain = sampleGames.filter(
      ({ name, category }) =>
        matchSubjects({ name, category })[0] === matchSubjects({ name: '', category })[0] &&
        !Object.values(keywords.things)
          .flat()
          .some((word) => name.includes(word)),
    );
    expect(plain.map(({ name }) => name)).toEqual([]);
  });

  it('the keywords name drawn subjects, and no word is listed twice', () => {
    for (const table of [keywords.things, keywords.moods]) {
      expect(Object.keys(table).filter((subject) => !subjectNames.some((name) => name === subject))).toEqual(
        [],
      );
      const words = Object.values(table).flat();
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });
});

describe('no subject twice within nine tiles', () => {
  it('in the sample catalogue, in total and by category', () => {
    expect(repeated(sampleGames)).toEqual([]);
    for (const category of new Set(sampleGames.map((game) => game.category)))
      expect(repeated(sampleGames.filter((game) => game.category === category))).toEqual([]);
  });

  it.each([undefined, ...Object.keys(sampleNames)])('among 5,000 games of %s', (category) => {
    expect(repeated(manyGames(5_000, category))).toEqual([]);
  });

  it('more games at the end change no cover, and a game keeps its cover outside the list', () => {
    const games = manyGames(60, 'casino');
    const covers = assignCovers(games);
    expect(covers.slice(0, 30)).toEqual(assignCovers(games.slice(0, 30)));
    expect(games.slice(0, 30).map(coverOf)).toEqual(covers.slice(0, 30));
  });

  it('the order in which the tiles appear changes no cover', () => {
    const games = manyGames(60, 'casino');
    const coverAt = coversOf(games);
    const last = coverAt(59);
    expect([...games.keys()].map(coverAt)).toEqual(assignCovers(games));
    expect(last).toEqual(coverAt(59));
    expect(coverAt(60)).toBeUndefined();
  });
});
