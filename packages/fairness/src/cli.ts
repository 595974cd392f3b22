#!/usr/bin/env node
import { runCli } from './run-cli.ts';

// The time comes from the auditor's computer, because an audit must not trust the server's time.
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
