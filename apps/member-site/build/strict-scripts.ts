import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const directive = '"use strict";';

/**
 * Returns a Vite plugin that adds `"use strict";` to each script, because the minifier removes this directive
 * (vitejs/vite#23296). Without strict mode, Safari before 16.4 moves functions out of their blocks.
 */
export function strictScripts(): Plugin {
  return {
    name: 'chada:strict-scripts',
    apply: 'build',
    // Vite adds `postBanner` after the minification, so the minifier can't remove the directive.
    outputOptions: (options) => ({ ...options, postBanner: directive }),
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk' || file.code.startsWith(directive)) continue;
        const code = directive + file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = name.replace(/-[\w-]{8}\.js$/, `-${hash}.js`);
        delete bundle[name];
        delete bundle[`${name}.map`];
        const { exports, isEntry } = file;
        this.emitFile({ type: 'prebuilt-chunk', fileName, code, exports, isEntry });
      }
    },
  };
}
