/** The router's key of a history entry that the router has not created, for example of the first page of a visit. */
const FIRST_KEY = 'default';

/** Returns an id of a history entry. */
export function historyEntry(key: string, pathname: string): string {
  return key === FIRST_KEY ? `${key} ${pathname}` : key;
}

/** True if the first page after a load was shown before: after a reload, or after Back from another site. */
export function wasShownBefore(key: string): boolean {
  // The history has another key only if an earlier page has stored this key.
  if (key !== FIRST_KEY) return true;
  const [entry] = performance.getEntriesByType('navigation');
  if (entry !== undefined && 'type' in entry) return entry.type === 'reload' || entry.type === 'back_forward';
  // Safari before 15 has only the older interface, with the types 1 (reload) and 2 (Back or Forward).
  return 'navigation' in performance && [1, 2].includes(performance.navigation.type);
}
