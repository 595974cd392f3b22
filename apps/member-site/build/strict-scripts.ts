import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const directive = '"use strict";';

/**
 * A Vite plugin that adds `"use strict";` to the legacy scripts, because the minifier removes the directive
 * (vitejs/vite#23296). Without strict mode, a function in a block overwrites an outer variable of the same
 * name in Safari before 16.4.
 */
export function strictScripts(): Plugin {
  return {
    name: 'chada:strict-scripts',
    apply: 'build',
    // Vite adds `postBanner` after the minification. The file's hash and source map include the banner.
    outputOptions: (options) => ({ ...options, postBanner: directive }),
    // Skips the polyfills, because an added line would make their source map wrong.
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
