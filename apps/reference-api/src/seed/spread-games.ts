/** A list longer than this shows other pictures between two games whose names begin alike. */
const APART = 9;

interface SampleGame {
  readonly category: string;
  readonly provider: string;
  readonly head: string;
}

/* Counts the games of each list, and the games since a beginning was last in a list. */
class Waits {
  private readonly lengths = new Map<string, number>();
  private readonly positions = new Map<string, number>();

  of(list: string, head: string): number {
    const last = this.positions.get(`${list} ${head}`);
    return last === undefined ? APART : Math.min(APART, (this.lengths.get(list) ?? 0) - last);
  }

  add(list: string, head: string): void {
    const length = this.lengths.get(list) ?? 0;
    this.positions.set(`${list} ${head}`, length);
    this.lengths.set(list, length + 1);
  }
}

function spreadCategory<Game extends SampleGame>(games: readonly Game[]): readonly Game[] {
  const waits = new Waits();
  const left = new Map<string, number>();
  for (const { head } of games) left.set(head, (left.get(head) ?? 0) + 1);
  const scoreOf = ({ head, provider }: Game): number =>
    (waits.of('all', head) * (APART + 1) + waits.of(provider, head)) * (games.length + 1) +
    (left.get(head) ?? 0);

  const remaining = [...games];
  return games.flatMap(() => {
    const scores = remaining.map(scoreOf);
    return remaining.splice(scores.indexOf(Math.max(...scores)), 1).map((game) => {
      waits.add('all', game.head);
      waits.add(game.provider, game.head);
      left.set(game.head, (left.get(game.head) ?? 0) - 1);
      return game;
    });
  });
}

/**
 * Reorders the games of each category, so that games whose names begin alike are apart, also among the games of one
 * provider. The order of the categories stays.
 */
export function spreadGames<Game extends SampleGame>(games: readonly Game[]): readonly Game[] {
  const ordered = new Map<string, Game[]>();
  for (const category of new Set(games.map((game) => game.category)))
    ordered.set(category, [...spreadCategory(games.filter((game) => game.category === category))]);
  return games.flatMap(({ category }) => ordered.get(category)?.splice(0, 1) ?? []);
}
