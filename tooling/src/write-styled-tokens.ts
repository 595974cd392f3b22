import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './repo-root.ts';
import { styledTokensFile, styledTokensPath } from './styled-tokens/styled-tokens-file.ts';

writeFileSync(join(repoRoot, styledTokensPath), await styledTokensFile(repoRoot));
