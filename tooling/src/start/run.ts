import { demoMember } from '@chada/reference-api/demo-member';
import { complaintsAboutPorts, portsFrom } from './ports.ts';
import { startProduct, type Product } from './product.ts';

/** Runs the product until Ctrl-C or until a part of it ends. Gives the exit code. */
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
      // While it starts, the API tells its own addresses; what it said is told when it fails.
      if (started || part === 'clients') console.log(`${part}: ${line}`);
    },
  });
  const product = await Promise.race([starting, stopAsked]);
  // What has begun to start ends with this process.
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

/** Where to go, in two columns: each brand, how to sign in, and what plays the world around it. */
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

/** How many columns a text takes in a terminal: Thai vowels and tone marks stand above or below their letter. */
function columns(text: string): number {
  return [...text].filter((letter) => !/\p{Mn}/u.test(letter)).length;
}
