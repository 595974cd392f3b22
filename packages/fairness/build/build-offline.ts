/** Writes the offline verifier: one HTML file that needs no network and runs from the disk. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const style = `body{max-width:42rem;margin:0 auto;padding:1rem;font:1rem/1.6 sans-serif;color:#1b1f24;background:#fff}
h1{font-size:1.4rem}h2{font-size:1.2rem;padding:.6rem .8rem;border-left:.3rem solid #8a6d00;background:#fff8e1}
h2[data-result=proven]{border-color:#1a7f37;background:#e8f6ec}h2[data-result=failed]{border-color:#b3261e;background:#fdecea}
label{display:block;margin:1rem 0;font-weight:bold}textarea{display:block;width:100%;box-sizing:border-box;font:.8rem monospace}
input[type=file]{display:block;max-width:100%;margin-top:.3rem}button{min-height:3rem;padding:0 2rem;font:inherit}
li{margin:.4rem 0}li[data-result=failed]{color:#b3261e}code{display:block;overflow-wrap:anywhere;font-size:.85rem}`;
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src http: https:; base-uri 'none'; form-action 'none'";

const built = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: {
      entry: fileURLToPath(new URL('../src/offline/page.ts', import.meta.url)),
      formats: ['iife'],
      name: 'verifier',
    },
    target: 'chrome79',
    write: false,
  },
});
const [result] = [built].flat();
const [chunk] = result !== undefined && 'output' in result ? result.output : [];
if (chunk === undefined) throw new Error('The offline verifier is empty.');
// Escapes `</script` in the code, because this text would end the script element in the HTML file.
const script = chunk.code.replaceAll('</script', String.raw`<\/script`);
const html = `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>chada-verify</title>
<style>${style}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
await writeFile(new URL('../dist/verify.html', import.meta.url), html);
