import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Reads the pid file of PostgreSQL. Returns `undefined` if the file is missing or incomplete. */
export async function readPidFile(dataFolder: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const port = Number.parseInt(lines[3] ?? '', 10);
  if (!Number.isInteger(pid)) return undefined;
  return { pid, port: Number.isInteger(port) ? port : 0, ready: lines[7]?.trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * True if the process is the PostgreSQL of this data folder. After a crash, another program may have the same process
 * id.
 */
export async function isPostgresOf(pid: number, dataFolder: string): Promise<boolean> {
  const viaProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  const commandLine =
    viaProc ??
    (await execFileAsync('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    ));
  return commandLine.includes('postgres') && commandLine.includes(dataFolder);
}
