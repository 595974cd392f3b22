import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../repo-root.ts';
import { runStep } from '../run-step.ts';
import { fencesOf } from './fences.ts';

export async function compileExamples(readme: string, packageFolder: string): Promise<string> {
  const fences = fencesOf(readme).filter(({ language }) => language === 'ts' || language === 'tsx');
  const folder = mkdtempSync(join(packageFolder, 'node_modules/.readme-'));
  try {
    const files = fences.map(({ language, code, given }, index) => {
      const name = `example-${index + 1}.${language}`;
      writeFileSync(join(folder, name), `${given}\n${code}\nexport {};\n`);
      return name;
    });
    const compilerOptions = {
      noEmit: true,
      types: ['node'],
      skipLibCheck: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    };
    writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(repoRoot, 'tsconfig.base.json'),
        compilerOptions,
        include: [...files, 'styles.d.ts'],
      }),
    );
    const { output } = await runStep('tsc', ['--project', folder, '--pretty', 'false'], packageFolder);
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
