import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const directive = '"use strict";';

/**
 * Adds `"use strict";` to every script of the legacy build. The sources are modules, which are always strict, and the
 * minifier relies on that when it renames; but SystemJS files are plain scripts, and the minifier strips the directive
 * (vitejs/vite#23296). In sloppy mode, JavaScriptCore before Safari 16.4 hoists async functions out of their blocks,
 * where they overwrite others of the same name.
 */
export function strictScripts(): Plugin {
  return {
    name: 'chada:strict-scripts',
    apply: 'build',
    // The banner comes after minification and counts in the file's hash and its source map.
    outputOptions: (options) => ({ ...options, postBanner: directive }),
    // The polyfills come from a build of their own without such an option; their source map would no longer match.
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
