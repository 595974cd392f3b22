import { isStandardCategory, type StandardCategory } from '@chada/domain';
import type { Game } from '@chada/stores/game';
import type { SubjectName } from '@chada/ui-kit/game-art';
import keywords from './cover-keywords.json' with { type: 'json' };

type Keywords = Partial<Record<SubjectName, readonly string[]>>;
const things: Keywords = keywords.things;
const moods: Keywords = keywords.moods;

const RELATED: Partial<Record<SubjectName, readonly SubjectName[]>> = {
  shoe: ['pair', 'chips', 'royal', 'fan', 'blackjack'],
  blackjack: ['fan', 'pair', 'chips', 'royal'],
  dice: ['sicbo', 'chips'],
  sicbo: ['dice', 'chips'],
  roulette: ['chips'],
  duel: ['dragon', 'tiger', 'shoe'],
  gourd: ['crab', 'dice', 'goldfish'],
  fan: ['pair', 'three', 'royal', 'joker'],
  three: ['piles', 'pair', 'fan'],
  pair: ['fan', 'three', 'blackjack'],
  royal: ['fan', 'chips', 'pair'],
  joker: ['royal', 'fan', 'crown'],
  piles: ['three', 'fan'],
  drum: ['balls', 'bingo', 'ticket'],
  balls: ['drum', 'ticket'],
  ticket: ['balls', 'drum', 'clock'],
  clock: ['ticket', 'balls'],
  stocks: ['ticket', 'balls'],
  football: ['trophy', 'medal', 'runner'],
  angler: ['koi', 'goldfish', 'island'],
  trident: ['pearl', 'whale', 'starfish'],
  koi: ['goldfish', 'angler'],
  goldfish: ['koi'],
  gem: ['crown', 'pearl'],
  chest: ['island', 'gem', 'crown'],
  ingot: ['chest', 'immortal'],
};

/** The subjects of a category, for games whose title contains no keyword. */
const DEFAULTS: Record<StandardCategory, readonly SubjectName[]> = {
  slots: ['sevens', 'bell', 'gem', 'fruit', 'crown', 'horseshoe', 'chest', 'lantern', 'ingot', 'sun'],
  casino: ['chips', 'roulette', 'dice', 'shoe', 'pair', 'royal', 'sicbo', 'fan', 'crown', 'ingot'],
  sport: ['trophy', 'football', 'medal', 'volleyball', 'runner', 'glove', 'paddle', 'snooker', 'bicycle'],
  fishing: ['koi', 'shark', 'octopus', 'turtle', 'crab', 'pearl', 'whale', 'starfish', 'angler', 'lobster'],
  card: ['fan', 'royal', 'pair', 'three', 'joker', 'blackjack', 'piles', 'crown', 'chips'],
  lotto: ['balls', 'ticket', 'drum', 'bingo', 'clock', 'stocks', 'horseshoe', 'ingot', 'sun'],
  hot: ['flame', 'bolt', 'sevens', 'gem', 'crown', 'trophy', 'ingot', 'sun', 'bell'],
};

interface Keyword {
  readonly word: string;
  readonly subject: SubjectName;
}

/*
 * Returns the keywords with the longest first, because a long keyword may contain a short keyword with a different
 * meaning.
 */
function longestFirst(table: Keywords): readonly Keyword[] {
  const isSubject = (name: string): name is SubjectName => Object.prototype.hasOwnProperty.call(table, name);
  return Object.keys(table)
    .filter(isSubject)
    .flatMap((subject) => (table[subject] ?? []).map((word) => ({ word, subject })))
    .sort((one, other) => other.word.length - one.word.length);
}

const thingWords = /* @__PURE__ */ longestFirst(things);
const moodWords = /* @__PURE__ */ longestFirst(moods);
const LATIN = /[a-z0-9]/;

/*
 * Returns the index of a keyword in a title, or -1. A Latin keyword must be a separate word. A Thai keyword may be part
 * of a word.
 */
function indexOfWord(title: string, word: string): number {
  const at = title.indexOf(word);
  if (at < 0 || !LATIN.test(word.charAt(0))) return at;
  const isApart = !LATIN.test(title.charAt(at - 1)) && !/[a-rt-z0-9]/.test(title.charAt(at + word.length));
  return isApart ? at : -1;
}

function find(title: string, words: readonly Keyword[]): { subjects: SubjectName[]; rest: string } {
  const found: { at: number; subject: SubjectName }[] = [];
  let rest = title;
  for (const { word, subject } of words) {
    const at = indexOfWord(rest, word);
    if (at < 0) continue;
    found.push({ at, subject });
    rest = rest.slice(0, at) + ' '.repeat(word.length) + rest.slice(at + word.length);
  }
  return { subjects: found.sort((one, other) => one.at - other.at).map(({ subject }) => subject), rest };
}

const known = new Map<string, readonly SubjectName[]>();

/**
 * Returns the subjects that fit a game, the best first. Subjects from the title come before the subjects of the
 * category.
 */
export function matchSubjects(game: Pick<Game, 'name' | 'category'>): readonly SubjectName[] {
  const key = `${game.category}/${game.name}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const { subjects, rest } = find(game.name.toLowerCase(), thingWords);
  const all = [
    ...subjects,
    ...subjects.flatMap((subject) => RELATED[subject] ?? []),
    ...find(rest, moodWords).subjects,
    ...DEFAULTS[isStandardCategory(game.category) ? game.category : 'hot'],
  ];
  const unique = all.filter((subject, index) => all.indexOf(subject) === index);
  known.set(key, unique);
  return unique;
}
