import { execFileSync } from 'node:child_process';

interface Process {
  readonly parent: number;
  readonly command: string;
}

/** Returns all processes of this computer by their ids. Returns none on Windows, which has no `ps`. */
function runningProcesses(): ReadonlyMap<number, Process> {
  if (process.platform === 'win32') return new Map();
  const table = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return new Map(
    table.split('\n').flatMap((row) => {
      const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
      return id === undefined ? [] : [[Number(id), { parent: Number(parent), command }] as const];
    }),
  );
}

const isPackageManager = (command: string): boolean =>
  /^(\S*\/)?(node\s+(-\S+\s+)*(\S*\/)?)?(npm|npx|pnpm)\b/.test(command);
const isShell = (command: string): boolean => /^(\S*\/)?(ba|da|z)?sh -c/.test(command);

/**
 * Returns the ids of npx, npm and pnpm if these started this process. Between these and this process are only shells,
 * which run the scripts of package.json.
 */
function packageManagers(): readonly number[] {
  const processes = runningProcesses();
  const found: number[] = [];
  let id = process.ppid;
  for (;;) {
    const { parent, command } = processes.get(id) ?? { parent: 0, command: '' };
    const isManager = isPackageManager(command);
    if (!isManager && !isShell(command)) return found;
    if (isManager) found.push(id);
    id = parent;
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user runs, but may not receive signals of this process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Sends SIGTERM to this process as soon as npx, npm or pnpm has ended that started this process. A SIGTERM that is sent
 * only to npx does not reach this process.
 */
export function endWithPackageManager(): void {
  const managers = packageManagers();
  if (managers.length === 0) return;
  const timer = setInterval(() => {
    if (managers.every(isRunning)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}
