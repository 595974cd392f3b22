import { demoMember } from '@chada/reference-api/demo-member';
import { complaintsAboutPorts, portsFrom } from './ports.ts';
import { startProduct, type Product } from './product.ts';

/** Runs the product until Ctrl-C or until a part of it exits. Returns the exit code. */
export async function run(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const ports = portsFrom(env);
  const complaints = await complaintsAboutPorts(ports);
  if (complaints.length > 0) {
    for (const complaint of complaints) console.error(complaint);
    return 1;
  }
  const stopAsked = new Promise<'asked'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'));
  });
  let started = false;
  const starting = startProduct({
    ports,
    databaseUrl: env['DATABASE_URL'],
    onLine: (part, line) => {
      // The API prints its own addresses while it starts; its output is shown if it fails.
      if (started || part === 'clients') console.log(`${part}: ${line}`);
    },
  });
  const product = await Promise.race([starting, stopAsked]);
  // Children that are still starting exit with this process.
  if (product === 'asked') process.exit(0);
  started = true;
  for (const line of addressLines(product)) console.log(line);
  console.log('ready');

  const why = await Promise.race([stopAsked, product.broken]);
  await product.stop();
  if (why === 'asked') return 0;
  console.error(why);
  return 1;
}

/** Returns the addresses in two columns: each brand, how to sign in, and the sandboxes. */
function addressLines(product: Product): string[] {
  const { username, password } = demoMember;
  const lines: readonly (readonly [string, string])[] = [
    ...product.brands.map(({ name, id, url }) => [`${name} (${id})`, url] as const),
    ...(product.defaultUrl === undefined ? [] : [['default brand', product.defaultUrl] as const]),
    ['sign in at any brand', `${username} / ${password}`],
    ['sandbox bank', product.bankUrl],
    ['API and its reference', `${product.apiUrl}/docs`],
  ];
  const width = Math.max(...lines.map(([what]) => columns(what)));
  return lines.map(([what, where]) => `  ${what}${' '.repeat(width - columns(what))}  ${where}`);
}

/** Returns the columns that a text takes in a terminal. Thai vowels and tone marks above or below a letter take none. */
function columns(text: string): number {
  return [...text].filter((letter) => !/\p{Mn}/u.test(letter)).length;
}
