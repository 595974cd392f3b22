import { defineConfig } from 'vite';
import { joinedWords } from './build/joined-words.ts';
import { siteDefine } from './build/site-config.ts';

// The name of the output folder starts with a dot, so that web servers don't serve the folder.
export default defineConfig({
  define: { ...siteDefine, 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [joinedWords()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.ts',
    outDir: 'dist/.prerender',
    target: 'node20',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
