import { readConfig } from './config.ts';
import { start } from './start.ts';

export async function run(): Promise<void> {
  const config = readConfig(process.env);
  const stopRequested = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  const running = await start(config);
  for (const line of running.greeting) console.log(line);
  const lost = await Promise.race([stopRequested.then(() => undefined), running.lost]);
  await running.close();
  if (lost) throw lost;
}
