/** What an unknown host gets: no brand stands in for another, so the page says nothing and wears nothing. */
export const neutralPage = Buffer.from(
  '<!doctype html><html lang="th"><head><meta charset="utf-8" /><meta name="robots" content="noindex" />' +
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>404</title></head>' +
    '<body><h1>404</h1></body></html>',
);
