import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

export interface RunAs {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

async function numericId(flag: '-u' | '-g', user: string): Promise<number | undefined> {
  try {
    const { stdout } = await execFileAsync('id', [flag, user]);
    const id = Number.parseInt(stdout, 10);
    return Number.isInteger(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the user as whom PostgreSQL must run, because PostgreSQL refuses to run as root. Returns `undefined` if this
 * process is not root.
 */
export async function findRunAs(): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([numericId('-u', name), numericId('-g', name)]);
    if (uid !== undefined && gid !== undefined) return { name, uid, gid };
  }
  throw new Error(
    'running as root, and this machine has neither a user "postgres" nor "nobody" to run PostgreSQL as',
  );
}

export async function canAccess(target: string, user: RunAs): Promise<boolean> {
  for (let current = path.resolve(target); ; current = path.dirname(current)) {
    const needed = current === path.resolve(target) ? 0o5 : 0o1;
    try {
      const { mode, uid, gid } = await stat(current);
      const granted = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode;
      if ((granted & needed) !== needed) return false;
    } catch {
      return false;
    }
    if (current === path.dirname(current)) return true;
  }
}
