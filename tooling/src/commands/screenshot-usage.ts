/** The names of all screens that `pnpm screenshots` can save. A test compares the names with the list in `screens.ts`. */
export const screenNames = [
  'home',
  'login',
  'register',
  'register-invited',
  'contact',
  'promotion',
  'live-score',
  'score',
  'play-guide',
  'own-page',
  'maintenance',
  'not-found',
  'dashboard',
  'deposit',
  'deposit-slip',
  'withdraw',
  'history',
  'games-sport',
  'games-slots',
  'games-provider',
  'ranking',
  'media',
  'wheel',
  'flip-card',
  'fairness',
  'movie',
  'member-promotion',
  'reward',
  'reward-history',
  'reward-category',
  'member-live-score',
  'member-score',
  'member-contact',
  'account',
  'affiliate',
  'win-lost',
  'protection',
  'break',
  'play-history',
  'manage-address',
  'consents',
  'change-password',
] as const;

function listed(names: readonly string[]): string {
  const lines: string[] = [''];
  for (const name of names) {
    const line = lines.at(-1) ?? '';
    if (line.length + name.length > 100) lines.push(name);
    else lines[lines.length - 1] = line === '' ? name : `${line} ${name}`;
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

export const screenshotUsage = `Usage: pnpm screenshots [BRAND ...] [flags]

Saves the screens of all brands, or of the given ones, in screenshots/BRAND, and prints the name of each picture. A run
of all screens replaces the earlier pictures of the brand; with --screen, the pictures of other screens stay.
own-page saves a picture of each page in clients/BRAND/pages.

  --screen NAME          only this screen, such as home or login; once for each
  --width PX             the width of the window; once for each: a phone and a desktop unless told
  --scheme dark|light    the palette that the visitor prefers
  --browser minimum      the oldest supported browser
  --help                 this text

Screens:
${listed(screenNames)}`;
