#!/usr/bin/env node
import { runCli } from './run-cli.ts';

const now = new Date(performance.timeOrigin + performance.now());

runCli(process.argv.slice(2), now).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
