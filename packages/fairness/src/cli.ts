#!/usr/bin/env node
import { runCli } from './run-cli.ts';

// The auditor's own clock: the server's time is what an audit doubts.
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
