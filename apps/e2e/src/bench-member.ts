import { type Growth, growthLine, growthOf, measureNavigations, measurePolling } from './bench/memory.ts';
import { delayTable, measureInteractions, type ScreenDelays } from './bench/interactions.ts';
import { enter, openPhone, percentile } from './bench/phone.ts';
import { measureArrivals, type Arrival } from './bench/arrivals.ts';
import { launchCurrentChromium } from './browsers/chromium/launch-current.ts';
import { startEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';
import { screensOf } from './screens.ts';
import { loadClients } from '@chada/client-config/node';
import { repoRoot } from '@chada/tooling/repo-root';
import { join } from 'node:path';

/**
 * `pnpm bench:member [arrivals] [interactions] [memory]` measures the site on a slow phone: the time from one screen to the
 * next (`arrivals`), the delay after a press (`interactions`), and the growth of memory (`memory`). Without an argument, it
 * measures all three.
 */
const words = process.argv.slice(2);
const wants = (word: string): boolean => words.length === 0 || words.includes(word);
const goals = { ofNetwork: 1.3, delayMs: 100, growth: 0.05 };
const arrivalRuns = 2;

const plainPage =
  '<!doctype html><meta charset="utf-8"><title>x | x</title><main><button>a</button><button>b</button><input></main>';

function arrivalLine(name: string, arrivals: readonly Arrival[]): string {
  const middle = (values: readonly number[]): number => percentile(values, 0.5);
  const ms = middle(arrivals.map((arrival) => arrival.ms));
  const network = middle(arrivals.map((arrival) => arrival.networkMs));
  const ratio = network === 0 ? '–' : (ms / network).toFixed(2);
  if (Number.isNaN(ms) || (network > 0 && ms / network > goals.ofNetwork)) process.exitCode = 1;
  const trips = middle(arrivals.map((arrival) => arrival.roundTrips));
  return `| ${name} | ${ms.toFixed(0)} ms | ${network.toFixed(0)} ms in ${trips} round trips | ${ratio} |`;
}

await runProgram(async (program) => {
  const environment = await program.launch(() => startEnvironment(program.signal));
  const browser = await program.launch(launchCurrentChromium);
  const { clientIds, sitePort } = environment.addresses;
  const [id = ''] = clientIds;
  if (wants('arrivals')) {
    const runs: (readonly Arrival[])[] = [];
    for (let run = 0; run < arrivalRuns; run += 1) runs.push(await measureArrivals(browser, id, sitePort));
    console.log(
      `| arrival | press to usable | longest chain of requests | ratio (goal: ${goals.ofNetwork}) |`,
    );
    const names = runs[0]?.map(({ name }) => name) ?? [];
    for (const name of names)
      console.log(
        arrivalLine(
          name,
          runs.flat().filter((arrival) => arrival.name === name),
        ),
      );
  }
  if (wants('memory')) {
    const growths: readonly Growth[] = [
      await measureNavigations(await openPhone(browser, id, sitePort)),
      await measurePolling(await openPhone(browser, id, sitePort)),
    ];
    for (const growth of growths) {
      console.log(growthLine(growth));
      if (growthOf(growth) > goals.growth) process.exitCode = 1;
    }
  }
  if (wants('interactions')) {
    const phone = await openPhone(browser, id, sitePort);
    await phone.page.inject({
      url: /\/plain-page$/,
      fault: { kind: 'answer', status: 200, body: plainPage, contentType: 'text/html; charset=utf-8' },
    });
    const plain = await measureInteractions(phone, 'page without scripts', `${phone.site}/plain-page`);
    const brand = loadClients(join(repoRoot, 'clients')).find(({ client }) => client.id === id)?.client;
    if (brand === undefined) throw new Error(`No brand ${id}.`);
    const screens = screensOf(brand);
    const measured: ScreenDelays[] = [];
    const visit = async (as: 'visitor' | 'member'): Promise<void> => {
      for (const { name, path } of screens.filter((screen) => screen.as === as))
        measured.push(await measureInteractions(phone, name, phone.site + path));
    };
    await visit('visitor');
    await enter(phone);
    await visit('member');
    console.log('| screen | acts | slowest |');
    for (const line of delayTable(measured)) console.log(line);
    console.log(`| baseline: ${plain.name} | ${plain.delays.length} | ${Math.max(...plain.delays)} ms |`);
    if (
      percentile(
        measured.flatMap(({ delays }) => delays),
        0.98,
      ) > goals.delayMs
    )
      process.exitCode = 1;
  }
});
