import { defineConfig } from 'vite';
import { siteDefine } from './build/site-config.ts';

/**
 * The site for Node, which paints the public pages of a brand. Its folder starts with a dot, so hosts never serve it. One
 * file in production mode, like the browser's files, so that a stamp needs nothing else.
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
