import { createTranslator } from '@chada/messages';
import { escapeHtml } from './escape.ts';

/** What an unknown host gets: no brand stands in for another, so the page wears none and says only that. */
export function neutralPage(): Buffer {
  const text = createTranslator();
  const title = escapeHtml(text('shell.brandUnknownTitle'));
  return Buffer.from(
    '<!doctype html><html lang="th"><head><meta charset="utf-8" /><meta name="robots" content="noindex" />' +
      `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title></head>` +
      `<body><h1>${title}</h1><p>${escapeHtml(text('shell.brandUnknownText'))}</p></body></html>`,
  );
}
