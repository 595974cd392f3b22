import { defineConfig } from 'vite';
import { siteDefine } from './build/site-config.ts';

/**
 * The site for Node, which paints the public pages of a brand ahead. Beside the files that are served and not among
 * them: what begins with a dot is never sent. All in one file and in production mode, as the browser's files are, so
 * that a stamp needs nothing else.
 */
export default defineConfig({
  define: { ...siteDefine, 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/paint.ts',
    outDir: 'dist/.paint',
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
