import { createTranslator } from '@chada/messages';
import { bareHeaders } from './bare-answers.ts';
import { escapeHtml } from './escape.ts';
import type { Reply } from './reply.ts';

const stylePath = '/neutral.css';

const style = `:root{color-scheme:light dark}
body{display:flex;align-items:center;justify-content:center;min-height:90vh;margin:0;padding:24px;
font:16px/1.6 system-ui,-apple-system,"Segoe UI",Thonburi,sans-serif;text-align:center}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.4}
p{max-width:28em;margin:0;opacity:.8}
`;

type Words =
  'shell.brandUnknownTitle' | 'shell.brandUnknownText' | 'shell.siteFailedTitle' | 'apiErrors.serverProblem';

function page(titleKey: Words, textKey: Words): string {
  const text = createTranslator();
  const title = escapeHtml(text(titleKey));
  return (
    '<!doctype html><html lang="th"><head><meta charset="utf-8" /><meta name="robots" content="noindex" />' +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>` +
    `<link rel="stylesheet" href="${stylePath}" /></head><body><main>` +
    `<h1>${title}</h1><p>${escapeHtml(text(textKey))}</p></main></body></html>`
  );
}

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function neutral(status: number, contentType: string, text: string): Reply {
  const headers = { ...bareHeaders, 'content-security-policy': policy };
  return { status, body: Buffer.from(text), contentType: `${contentType}; charset=utf-8`, headers };
}

/** What an unknown host gets: no brand stands in for another, so the page wears none and says only that. */
export function neutralAnswer(path: string): Reply {
  if (path === stylePath) return neutral(200, 'text/css', style);
  return neutral(404, 'text/html', page('shell.brandUnknownTitle', 'shell.brandUnknownText'));
}

/** What is said when a brand's files can't be read: the page wears none, since its own may be what fails. */
export function neutralFault(): Reply {
  return neutral(500, 'text/html', page('shell.siteFailedTitle', 'apiErrors.serverProblem'));
}
