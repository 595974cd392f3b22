// Simulates a power failure by ending this process at the nth write to the disk. KILL_AT_WRITE is n.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let remaining = Number(process.env['KILL_AT_WRITE']);
const countedDown =
  <Args extends readonly unknown[], Result>(act: (...args: Args) => Result) =>
  (...args: Args): Result => {
    remaining -= 1;
    if (remaining <= 0) process.kill(process.pid, 'SIGKILL');
    return act(...args);
  };

fs.linkSync = countedDown(fs.linkSync);
fs.renameSync = countedDown(fs.renameSync);
fs.symlinkSync = countedDown(fs.symlinkSync);
fs.writeFileSync = countedDown(fs.writeFileSync);
syncBuiltinESMExports();
