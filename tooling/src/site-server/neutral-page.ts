import { createTranslator } from '@chada/messages';
import { bareHeaders } from './bare-responses.ts';
import { escapeHtml } from '../escape.ts';
import type { Reply } from './reply.ts';

const stylePath = '/neutral.css';

const style = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{display:flex;align-items:center;justify-content:center;min-height:100vh;margin:0;padding:24px;
font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Thonburi,sans-serif;text-align:center}
svg{width:80px;height:80px;padding:22px;border-radius:50%;background:rgba(127,127,127,.16)}
h1{margin:20px 0 8px;font-size:1.5rem;line-height:1.4}
h1,p{text-wrap:balance}
p{max-width:24em;margin:0 auto;opacity:.85}
a{display:inline-block;min-width:160px;min-height:48px;margin-top:24px;padding:11px 24px;border:1px solid;
border-radius:12px;color:inherit;font-weight:700;text-decoration:none}
a:focus{outline:3px solid;outline-offset:3px}
`;

const drawings = {
  unknown: '<circle cx="11" cy="11" r="7"/><path d="M16.2 16.2 21 21M9 9l4 4M13 9l-4 4"/>',
  failed: '<path d="M12 3.5 22 20.5H2ZM12 10v4.5M12 17.4v.2"/>',
} as const;

interface PageTexts {
  readonly drawing: keyof typeof drawings;
  readonly title: 'shell.brandUnknownTitle' | 'shell.siteFailedTitle';
  readonly text: 'shell.brandUnknownText' | 'shell.siteFailedText';
  readonly again?: 'common.retry';
}

function page(texts: PageTexts): string {
  const text = createTranslator();
  const title = escapeHtml(text(texts.title));
  const again = texts.again === undefined ? '' : `<a href="">${escapeHtml(text(texts.again))}</a>`;
  return (
    '<!doctype html><html lang="th"><head><meta charset="utf-8" /><meta name="robots" content="noindex" />' +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>` +
    `<link rel="stylesheet" href="${stylePath}" /></head><body><main>` +
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" ' +
    `stroke-linejoin="round" aria-hidden="true">${drawings[texts.drawing]}</svg>` +
    `<h1>${title}</h1><p>${escapeHtml(text(texts.text))}</p>${again}</main></body></html>`
  );
}

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function neutral(status: number, contentType: string, text: string): Reply {
  const headers = { ...bareHeaders, 'content-security-policy': policy };
  return { status, body: Buffer.from(text), contentType: `${contentType}; charset=utf-8`, headers };
}

export function neutralStyle(path: string): Reply | undefined {
  return path === stylePath ? neutral(200, 'text/css', style) : undefined;
}

export function neutralUnknownHost(): Reply {
  const texts: PageTexts = {
    drawing: 'unknown',
    title: 'shell.brandUnknownTitle',
    text: 'shell.brandUnknownText',
  };
  return neutral(404, 'text/html', page(texts));
}

export function neutralBrokenBrand(): Reply {
  const texts: PageTexts = {
    drawing: 'failed',
    title: 'shell.siteFailedTitle',
    text: 'shell.siteFailedText',
    again: 'common.retry',
  };
  return neutral(500, 'text/html', page(texts));
}
