import { substringDistance, letterMask, missingBits } from './edit-distance.ts';
import { compactThai, foldThai, soundKey, spellingKey } from './thai-fold.ts';
import { categoryWords, emptyWords } from './thai-search-words.ts';

export { compactThai, foldThai, soundKey, spellingKey } from './thai-fold.ts';

export interface SearchableGame {
  readonly code: string;
  readonly name: string;
  /** The name in Latin letters, translated or transliterated. */
  readonly latinName?: string | null | undefined;
  readonly category: string;
  readonly provider: string;
  readonly hot: boolean;
}

/** A game with names that are prepared for matching. Prepare each game once. */
export interface SearchEntry<Game extends SearchableGame = SearchableGame> {
  readonly game: Game;
  readonly name: string;
  readonly spelling: string;
  readonly latin: string;
  readonly provider: string;
  readonly sounds: readonly { readonly text: string; readonly bits: number }[];
}

/**
 * Returns the words of a game's code. Leaves out words with a digit, the category and the provider: the code
 * `golden-dragon` has two words, and `slots-jk-02` has none.
 */
function wordsOfCode({ code, category, provider }: SearchableGame): string[] {
  const others = [category, provider.toLowerCase()];
  return code.split('-').filter((word) => !/\d/.test(word) && !others.includes(word));
}

const withBits = (text: string) => ({ text, bits: letterMask(text) });

export function searchEntryOf<Game extends SearchableGame>(game: Game): SearchEntry<Game> {
  const words = foldThai(game.latinName ?? '')
    .split(' ')
    .concat(wordsOfCode(game));
  const latin = [...words, words.join('')].map(spellingKey).filter((word) => word !== '');
  return {
    game,
    name: compactThai(game.name),
    spelling: spellingKey(game.name),
    latin: latin.map((word) => ` ${word}`).join(''),
    provider: spellingKey(game.provider),
    sounds: [soundKey(game.name), soundKey(words.join(''))].filter((text) => text !== '').map(withBits),
  };
}

const rank = { nameBegins: 0, nameHas: 1, spellingBegins: 2, spellingHas: 3, words: 4, misspelt: 5 } as const;

const emptySpellings = emptyWords.map(spellingKey);
const categorySpellings = Object.entries(categoryWords).map(([category, words]) => ({
  category,
  spellings: words.map(spellingKey),
}));

function namesCategory(spelling: string, category: string): boolean {
  const isWord = (word: string): boolean =>
    word === spelling || (spelling.length >= 3 && word.startsWith(spelling));
  return categorySpellings.some(
    (categorySpelling) => categorySpelling.category === category && categorySpelling.spellings.some(isWord),
  );
}

/**
 * The search compares a spelling key only if the key has at least this many letters, because a single letter occurs in
 * nearly every spelling key. For a word with a shorter key, the search compares only the typed word with the names of
 * games.
 */
const MIN_LETTERS = 2;

interface Word {
  readonly name: string;
  readonly spelling: string;
}

function hasWord(entry: SearchEntry, { name, spelling }: Word): boolean {
  if (spelling.length < MIN_LETTERS) return entry.name.includes(name);
  return (
    entry.spelling.includes(spelling) ||
    entry.latin.includes(` ${spelling}`) ||
    entry.provider === spelling ||
    categorySpellings.some(
      ({ category, spellings }) => category === entry.game.category && spellings.includes(spelling),
    )
  );
}

/** Names of the brand's providers and categories, by id. */
export type LobbyNames = Readonly<Record<string, string>>;

type NamedSpellings = ReadonlyMap<string, readonly string[]>;

const spellingsOf = (names: LobbyNames): NamedSpellings =>
  new Map(
    Object.entries(names).map(([id, name]) => [
      id,
      [name, withoutEmptyWord(name) ?? name].map((text) => spellingKey(text)),
    ]),
  );

interface Query {
  readonly name: string;
  readonly spelling: string;
  readonly words: readonly Word[];
  readonly sound: string;
  readonly named: NamedSpellings;
}

function queryOf(text: string, named: NamedSpellings): Query | undefined {
  const inputWords = foldThai(text)
    .split(' ')
    .filter((word) => compactThai(word) !== '');
  const meant = inputWords.filter((word) => !emptySpellings.includes(spellingKey(word)));
  const searchWords = meant.length > 0 ? meant : inputWords;
  const name = compactThai(searchWords.join(''));
  return name === ''
    ? undefined
    : {
        name,
        spelling: spellingKey(name),
        words: searchWords.map((word) => ({ name: compactThai(word), spelling: spellingKey(word) })),
        sound: soundKey(name),
        named,
      };
}

function isNamed(spelling: string, { named }: Pick<Query, 'named'>, { game }: SearchEntry): boolean {
  return [game.provider, game.category].some((id) =>
    (named.get(id) ?? []).some(
      (name) => name === spelling || (spelling.length >= 3 && name.startsWith(spelling)),
    ),
  );
}

function rankOf({ name, spelling, words, named }: Query, entry: SearchEntry): number | undefined {
  const at = entry.name.indexOf(name);
  if (at >= 0) return at === 0 ? rank.nameBegins : rank.nameHas;
  if (spelling.length < MIN_LETTERS) return undefined;
  const spelt = entry.spelling.indexOf(spelling);
  if (spelt === 0 || entry.latin.startsWith(` ${spelling}`)) return rank.spellingBegins;
  if (spelt > 0 || entry.latin.includes(` ${spelling}`)) return rank.spellingHas;
  const isMeant =
    entry.provider === spelling ||
    namesCategory(spelling, entry.game.category) ||
    isNamed(spelling, { named }, entry) ||
    (words.length > 1 &&
      words.every((word) => hasWord(entry, word) || isNamed(word.spelling, { named }, entry)));
  return isMeant ? rank.words : undefined;
}

const maxEditsOf = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 11 ? 2 : 3);

function editsOf(sound: string, bits: number, entry: SearchEntry, maxEdits: number): number {
  let min = Infinity;
  for (const { text, bits: soundBits } of entry.sounds)
    if (missingBits(bits, soundBits) <= maxEdits)
      min = Math.min(min, substringDistance(sound, text, Math.min(maxEdits, min)));
  return min;
}

interface Match<Entry> {
  readonly entry: Entry;
  readonly rank: number;
}

function nearest<Entry extends SearchEntry>({ sound }: Query, entries: readonly Entry[]): Match<Entry>[] {
  const bits = letterMask(sound);
  let maxEdits = maxEditsOf(sound.length);
  let found: Match<Entry>[] = [];
  if (sound.length < 2) return found;
  for (const entry of entries) {
    const edits = editsOf(sound, bits, entry, maxEdits);
    if (edits > maxEdits) continue;
    if (edits < maxEdits) found = [];
    maxEdits = edits;
    found.push({ entry, rank: rank.misspelt });
  }
  return found;
}

/**
 * Removes a word for “game” or “provider” from the start of a query. Returns `undefined` if the query does not start
 * with such a word, or has no other text.
 */
function withoutEmptyWord(text: string): string | undefined {
  const compact = compactThai(text);
  const word = emptyWords
    .map(compactThai)
    .find((candidate) => compact.startsWith(candidate) && compact !== candidate);
  return word === undefined ? undefined : compact.slice(word.length);
}

function matchesOf<Entry extends SearchEntry>(query: Query, entries: readonly Entry[]): Match<Entry>[] {
  const matches: Match<Entry>[] = [];
  for (const entry of entries) {
    const found = rankOf(query, entry);
    if (found !== undefined) matches.push({ entry, rank: found });
  }
  return matches;
}

/**
 * Returns the games that match a query, best matches first. Matches of the name come before all other matches. Without
 * a match, returns the games with the most similar names. `names` are the brand's names of providers and categories.
 */
export function searchGames<Entry extends SearchEntry>(
  text: string,
  entries: readonly Entry[],
  names: LobbyNames = {},
): Entry[] {
  const named = spellingsOf(names);
  const query = queryOf(text, named);
  if (query === undefined) return [];
  let matches = matchesOf(query, entries);
  if (matches.length === 0) {
    const rest = queryOf(withoutEmptyWord(text) ?? '', named);
    if (rest !== undefined) matches = matchesOf(rest, entries);
  }
  if (matches.length === 0) matches = nearest(query, entries);
  return matches
    .map((match, at) => ({ ...match, at }))
    .sort((a, b) => a.rank - b.rank || Number(b.entry.game.hot) - Number(a.entry.game.hot) || a.at - b.at)
    .map(({ entry }) => entry);
}
