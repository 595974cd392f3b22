import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repoRoot = fileURLToPath(new URL('../../../', import.meta.url));
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

interface OxlintReport {
  diagnostics: { code: string; message: string; filename: string }[];
}

/**
 * Runs oxlint with this repository's configuration in a temporary workspace with the given files. Returns the findings
 * by file, as `rule: message`.
 */
export async function lintFixture(
  files: Readonly<Record<string, string>>,
): Promise<Record<string, string[]>> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'chada-lint-')));
  try {
    for (const [path, text] of Object.entries({ 'pnpm-workspace.yaml': '', ...files })) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const report = await runOxlint(root);
    const byFile: Record<string, string[]> = {};
    for (const { code, message, filename } of report.diagnostics) {
      (byFile[filename] ??= []).push(`${code}: ${message}`);
    }
    return byFile;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function runOxlint(cwd: string): Promise<OxlintReport> {
  const args = [oxlint, '--config', join(repoRoot, '.oxlintrc.json'), '--format', 'json', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 24 }, (_error, stdout, stderr) => {
      // Ignores the exit code, which is 1 after findings and also after a failure of oxlint. A failure is detected by
      // the output, which is then not a JSON report.
      try {
        const report: OxlintReport = JSON.parse(stdout);
        resolve(report);
      } catch {
        reject(new Error(`The linter gave no report.\n${stdout}\n${stderr}`));
      }
    });
  });
}
