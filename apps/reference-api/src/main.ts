import { readConfig } from './runtime/config.ts';
import { start } from './runtime/start.ts';
import { demoMember } from './seed/seed-demo.ts';

/** Runs the API, its database and the sandbox around it until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const stopAsked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  const running = await start(config);
  console.log(`API  ${running.apiUrl}  (reference: ${running.apiUrl}/docs)`);
  console.log(`bank  ${running.bankUrl}`);
  console.log(`games  ${running.providerUrl}`);
  if (!config.production) console.log(`demo member  ${demoMember.username} / ${demoMember.password}`);
  await stopAsked;
  await running.close();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
