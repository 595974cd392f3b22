/**
 * Two games with the same `latin` should be at least this many positions apart in a list. A larger distance has no
 * advantage.
 */
const MIN_DISTANCE = 9;

interface SampleGame {
  readonly category: string;
  readonly provider: string;
  /** The beginning of the name in English. */
  readonly latin: string;
}

/*
 * Stores the position of the last game with each `latin` in each list. `of` returns the distance from this game to the
 * position of the list's next game, but at most `MIN_DISTANCE`.
 */
class DistanceTracker {
  private readonly lengths = new Map<string, number>();
  private readonly positions = new Map<string, number>();

  of(list: string, latin: string): number {
    const last = this.positions.get(`${list} ${latin}`);
    return last === undefined ? MIN_DISTANCE : Math.min(MIN_DISTANCE, (this.lengths.get(list) ?? 0) - last);
  }

  add(list: string, latin: string): void {
    const length = this.lengths.get(list) ?? 0;
    this.positions.set(`${list} ${latin}`, length);
    this.lengths.set(list, length + 1);
  }
}

function spreadCategory<Game extends SampleGame>(
  games: readonly Game[],
  earlier: readonly SampleGame[],
): readonly Game[] {
  const distances = new DistanceTracker();
  const left = new Map<string, number>();
  for (const { latin } of games) left.set(latin, (left.get(latin) ?? 0) + 1);
  const add = ({ provider, latin }: SampleGame): void => {
    distances.add('all', latin);
    distances.add(provider, latin);
  };
  for (const game of earlier)
    add({ ...game, latin: [...left.keys()].find((latin) => game.latin.includes(latin)) ?? game.latin });
  const scoreOf = ({ latin, provider }: Game): number =>
    (distances.of('all', latin) * (MIN_DISTANCE + 1) + distances.of(provider, latin)) * (games.length + 1) +
    (left.get(latin) ?? 0);

  const remaining = [...games];
  return games.flatMap(() => {
    const scores = remaining.map(scoreOf);
    return remaining.splice(scores.indexOf(Math.max(...scores)), 1).map((game) => {
      add(game);
      left.set(game.latin, (left.get(game.latin) ?? 0) - 1);
      return game;
    });
  });
}

/**
 * Reorders the games of each category, so that games with the same beginning of the name (`latin`) are far apart, both
 * in the category and in the list of one provider. The site shows the games of `earlier` before `games`, so the
 * distance to the games of `earlier` counts too. The category at each position of `games` does not change.
 */
export function spreadGames<Game extends SampleGame>(
  games: readonly Game[],
  earlier: readonly SampleGame[],
): readonly Game[] {
  const ordered = new Map<string, Game[]>();
  for (const category of new Set(games.map((game) => game.category))) {
    const isOfCategory = (game: SampleGame): boolean => game.category === category;
    ordered.set(category, [...spreadCategory(games.filter(isOfCategory), earlier.filter(isOfCategory))]);
  }
  return games.flatMap(({ category }) => ordered.get(category)?.splice(0, 1) ?? []);
}
