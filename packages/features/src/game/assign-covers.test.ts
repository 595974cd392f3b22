import { gameCategories } from '@chada/domain';
import { subjectNames } from '@chada/ui-kit/game-art';
import { describe, expect, it } from 'vitest';
import meanings from '../../test/cover-meanings.json' with { type: 'json' };
import { sampleEndings, sampleGames, sampleNames } from '../../test/sample-content.ts';
import { type Cover, createCoverAssigner, UNLIKE_NEIGHBOURS } from './assign-covers.ts';
import keywords from './cover-keywords.json' with { type: 'json' };
import { matchSubjects } from './match-subjects.ts';

type TitledGame = Parameters<typeof matchSubjects>[0] & { code: string; latin: string };
const categoryOf = (text: string): TitledGame['category'] =>
  gameCategories.find((category) => category === text) ?? 'hot';

/** Maps an English title to the subjects that a person finds in the title. */
const meaningOf: Partial<Record<string, readonly string[]>> = meanings;

const inventedGames: readonly TitledGame[] = Object.entries(sampleNames).flatMap(
  ([category, { first, last }]) =>
    Object.entries(first).flatMap(([head, latin]) =>
      [...last, ...sampleEndings].map((tail) => ({
        code: `${category}-${head}${tail}`,
        name: head + tail,
        latin,
        category: categoryOf(category),
      })),
    ),
);

function manyGames(count: number, category?: string): TitledGame[] {
  const games = inventedGames.filter((game) => category === undefined || game.category === category);
  let state = 7;
  return Array.from({ length: count }, (_, index) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const game = games[(state >>> 8) % games.length];
    return { name: '', latin: '', category: 'hot' as const, ...game, code: `game-${index}` };
  });
}

const wrongCovers = (games: readonly TitledGame[], covers: readonly Cover[]): string[] =>
  games.flatMap(({ name, latin }, index) => {
    const subject = covers[index]?.subject ?? 'none';
    return meaningOf[latin]?.includes(subject) === true ? [] : [`${name} (${latin}): ${subject}`];
  });

const isSame = (a: Cover, b: Cover): boolean => a.subject === b.subject && a.variant === b.variant;

/**
 * Returns the games whose cover needlessly repeats a subject of the eight covers before it. A repeat is allowed only if
 * all subjects that suit the game occur in these eight covers. The cover must then show a different composition of the
 * subject than these covers, unless at least three of them show the subject.
 */
function needlessRepeats(games: readonly TitledGame[]): string[] {
  const covers = createCoverAssigner().assignCovers(games);
  return covers.flatMap((cover, index) => {
    const near = covers.slice(Math.max(0, index - UNLIKE_NEIGHBOURS + 1), index);
    const game = games[index];
    const { subject } = cover;
    if (game === undefined || !near.some((otherCover) => otherCover.subject === subject)) return [];
    const isForced = matchSubjects(game).every((candidate) =>
      near.some((otherCover) => otherCover.subject === candidate),
    );
    const pictures = near.filter((otherCover) => otherCover.subject === subject);
    const isNew = !near.some((otherCover) => isSame(cover, otherCover));
    return isForced && (isNew || pictures.length >= 3) ? [] : [`${index} ${game.name}: ${subject}`];
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
    ['หงส์ฟ้าหยกขาว', 'slots', 'jadephoenix'],
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

  it('of the sample data, whatever words follow, as its English title says', () => {
    const games = [...sampleGames, ...inventedGames];
    expect(wrongCovers(games, createCoverAssigner().assignCovers(games))).toEqual([]);
    expect(games.filter(({ latin }) => meaningOf[latin] === undefined)).toEqual([]);
  });

  it.each([
    ['ท้องทะเลสีคราม', 'peach'],
    ['ราตรีเรืองรอง', 'boat'],
    ['ปู่โสมเฝ้าทรัพย์', 'crab'],
    ['วัดใจวัดดวง', 'temple'],
  ] as const)('%s is no %s, because the keyword is a part of another word', (name, subject) => {
    expect(matchSubjects({ name, category: 'casino' })).not.toContain(subject);
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

describe('no subject twice within nine tiles that can differ', () => {
  it('in the sample catalogue, in total and by category', () => {
    expect(needlessRepeats(sampleGames)).toEqual([]);
    for (const category of new Set(sampleGames.map((game) => game.category)))
      expect(needlessRepeats(sampleGames.filter((game) => game.category === category))).toEqual([]);
  });

  it.each([undefined, ...Object.keys(sampleNames)])('among 5,000 games of %s', (category) => {
    expect(needlessRepeats(manyGames(5_000, category))).toEqual([]);
  });
});

describe('a game has one cover', () => {
  it('in the row of hot games, in the grid and outside both', () => {
    const games = manyGames(60, 'sport');
    const { assignCovers, coverOf } = createCoverAssigner();
    const hot = games.filter((_game, index) => index % 7 === 0);
    const hotCovers = assignCovers(hot);
    const covers = assignCovers(games);
    expect(covers.filter((_cover, index) => index % 7 === 0)).toEqual(hotCovers);
    expect(games.map(coverOf)).toEqual(covers);
    expect(wrongCovers(games, covers)).toEqual([]);
  });

  it('when more games follow at the end', () => {
    const games = manyGames(60, 'casino');
    const { assignCovers } = createCoverAssigner();
    expect(assignCovers(games.slice(0, 30))).toEqual(createCoverAssigner().assignCovers(games).slice(0, 30));
  });

  it('in any order in which the tiles appear', () => {
    const games = manyGames(60, 'casino');
    const coverAt = createCoverAssigner().coversOf(games);
    const last = coverAt(59);
    expect([...games.keys()].map(coverAt)).toEqual(createCoverAssigner().assignCovers(games));
    expect(last).toEqual(coverAt(59));
    expect(coverAt(60)).toBeUndefined();
  });
});
