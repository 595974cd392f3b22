import { isStandardCategory, type StandardCategory } from '@chada/domain';
import type { Game } from '@chada/stores/game';
import type { SubjectName } from '@chada/ui-kit/game-art';
import keywords from './cover-keywords.json' with { type: 'json' };

type Keywords = Partial<Record<SubjectName, readonly string[]>>;
const things: Keywords = keywords.things;
const moods: Keywords = keywords.moods;

/**
 * Maps a subject to similar subjects. If the title of a game names the subject, the game's cover may also show a similar
 * subject. For example, the cover of a roulette game may show chips.
 */
const ALTERNATIVES: Partial<Record<SubjectName, readonly SubjectName[]>> = {
  shoe: ['pair'],
  blackjack: ['pair', 'fan'],
  dice: ['sicbo'],
  sicbo: ['dice'],
  roulette: ['chips'],
  gourd: ['crab'],
  fan: ['pair', 'three', 'royal', 'joker'],
  three: ['fan', 'pair', 'royal'],
  pair: ['fan', 'three', 'royal'],
  royal: ['fan', 'three', 'chips'],
  joker: ['fan', 'royal'],
  piles: ['three', 'fan'],
  drum: ['balls'],
  balls: ['drum'],
  keno: ['balls'],
  ticket: ['balls'],
  clock: ['ticket'],
  stocks: ['ticket'],
  boot: ['football'],
  racehorse: ['horse'],
  horse: ['racehorse'],
  koi: ['goldfish'],
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
    .sort((a, b) => b.word.length - a.word.length);
}

const thingWords = /* @__PURE__ */ longestFirst(things);
const moodWords = /* @__PURE__ */ longestFirst(moods);
const LATIN = /[a-z0-9]/;
const THAI_MARK = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;

/*
 * Returns the index of a keyword in a title, or -1. A Latin keyword must be a separate word. A Thai keyword may be part
 * of a word, but it must not end inside a syllable.
 */
function indexOfWord(title: string, word: string): number {
  const isLatin = LATIN.test(word.charAt(0));
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
    const next = title.charAt(at + word.length);
    const isWord = isLatin
      ? !LATIN.test(title.charAt(at - 1)) && !/[a-rt-z0-9]/.test(next)
      : !THAI_MARK.test(next);
    if (isWord) return at;
  }
  return -1;
}

const blank = (word: string): string => ' '.repeat(word.length);

/*
 * Returns the subjects of the keywords in a title, in the order of the keywords in the title. Removes each found
 * keyword from the title, so that a shorter keyword can't match the same letters.
 */
function find(title: string, words: readonly Keyword[]): readonly SubjectName[] {
  const found: { at: number; subject: SubjectName }[] = [];
  let rest = title;
  for (const { word, subject } of words) {
    const at = indexOfWord(rest, word);
    if (at < 0) continue;
    found.push({ at, subject });
    rest = rest.slice(0, at) + blank(word) + rest.slice(at + word.length);
  }
  return found.sort((a, b) => a.at - b.at).map(({ subject }) => subject);
}

const known = new Map<string, readonly SubjectName[]>();

function titleOf({ name }: Pick<Game, 'name'>): string {
  return keywords.otherWords.reduce((title, word) => title.split(word).join(blank(word)), name.toLowerCase());
}

/**
 * Returns the subjects that suit a game, the best first. If the title names several things, only the first thing
 * counts: a game with the title "phoenix of treasure" shows a phoenix, never a chest.
 */
export function matchSubjects(game: Pick<Game, 'name' | 'category'>): readonly SubjectName[] {
  const key = `${game.category}/${game.name}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const title = titleOf(game);
  const [named] = find(title, thingWords);
  const all =
    named === undefined
      ? [...find(title, moodWords), ...DEFAULTS[isStandardCategory(game.category) ? game.category : 'hot']]
      : [named, ...(ALTERNATIVES[named] ?? [])];
  const unique = all.filter((subject, index) => all.indexOf(subject) === index);
  known.set(key, unique);
  return unique;
}
