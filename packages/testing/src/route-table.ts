import { operationList, type Operation } from '@chada/contract';

export interface RouteMatch {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

function routeOf(operation: Operation): Route {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return { operation, pattern, names };
}

// Paths with fewer parameters come first, so that `withdraw/retry` matches before `withdraw/{uuid}`.
const routes = operationList.map(routeOf).sort((a, b) => a.names.length - b.names.length);

export function matchRoute(method: string, path: string): RouteMatch | undefined {
  for (const { operation, pattern, names } of routes) {
    if (operation.method !== method) continue;
    const found = pattern.exec(path);
    if (found === null) continue;
    const values = found.slice(1).map((value) => decodeURIComponent(value));
    return { operation, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
  }
  return undefined;
}
