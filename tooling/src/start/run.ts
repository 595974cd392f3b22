import { complaintsAboutPorts, portsFrom } from './ports.ts';
import { startProduct } from './product.ts';

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
  const starting = startProduct({
    ports,
    databaseUrl: env['DATABASE_URL'],
    onLine: (part, line) => console.log(`${part}: ${line}`),
  });
  const product = await Promise.race([starting, stopAsked]);
  // What has begun to start ends with this process.
  if (product === 'asked') process.exit(0);
  console.log('');
  for (const { name, url } of product.brands) console.log(`${name}  ${url}`);
  if (product.defaultUrl !== undefined) console.log(`the default brand  ${product.defaultUrl}`);
  console.log(`sandbox bank  ${product.bankUrl}`);
  console.log(`sandbox games  ${product.providerUrl}`);
  console.log(`API  ${product.apiUrl}`);
  console.log('ready');

  const why = await Promise.race([stopAsked, product.broken]);
  await product.stop();
  if (why === 'asked') return 0;
  console.error(why);
  return 1;
}
