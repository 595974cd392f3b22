const entry = process.env.ENTRY;
export default {
  build: {
    outDir: `dist/${entry}`,
    minify: true,
    lib: { entry: `${entry}.js`, formats: ['es'], fileName: entry, cssFileName: entry },
    rollupOptions: { external: [/^react(-dom)?(\/|$)/] },
  },
};
