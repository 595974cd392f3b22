import { createTranslator } from '@chada/messages';
import { escapeHtml } from './escape.ts';
import type { Reply } from './reply.ts';
import { baseHeaders } from './security-headers.ts';

const stylePath = '/neutral.css';

const style = `:root{color-scheme:light dark}
body{display:flex;align-items:center;justify-content:center;min-height:90vh;margin:0;padding:24px;
font:16px/1.6 system-ui,-apple-system,"Segoe UI",Thonburi,sans-serif;text-align:center}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.4}
p{max-width:28em;margin:0;opacity:.8}
`;

function page(): string {
  const text = createTranslator();
  const title = escapeHtml(text('shell.brandUnknownTitle'));
  return (
    '<!doctype html><html lang="th"><head><meta charset="utf-8" /><meta name="robots" content="noindex" />' +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>` +
    `<link rel="stylesheet" href="${stylePath}" /></head><body><main>` +
    `<h1>${title}</h1><p>${escapeHtml(text('shell.brandUnknownText'))}</p></main></body></html>`
  );
}

/** What an unknown host gets: no brand stands in for another, so the page wears none and says only that. */
export function neutralAnswer(path: string): Reply {
  const isStyle = path === stylePath;
  return {
    status: isStyle ? 200 : 404,
    body: Buffer.from(isStyle ? style : page()),
    contentType: isStyle ? 'text/css; charset=utf-8' : 'text/html; charset=utf-8',
    headers: {
      ...baseHeaders,
      'content-security-policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  };
}
