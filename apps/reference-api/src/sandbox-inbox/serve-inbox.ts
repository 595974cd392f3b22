import { readFileSync } from 'node:fs';
import path from 'node:path';
import { phonePattern } from '@chada/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { pagePolicy } from '../http/server/base-server.ts';
import { html } from '../http/server/html.ts';
import { thaiMoment } from '../sandbox-bank/thai-format.ts';
import type { ReceivedMessage, SandboxInbox } from './inbox.ts';
import texts from './texts.th.json' with { type: 'json' };

const querySchema = z.object({ phone: z.optional(z.string().check(z.regex(phonePattern))) });

function inboxPage(messages: readonly ReceivedMessage[], phone: string | undefined): string {
  const list = html`<ul class="messages">
    ${messages.map(
      ({ phone: to, text, at }) =>
        html`<li>
          <a href="/inbox?phone=${to}">${to}</a> <small>${thaiMoment(at)}</small>
          <p>${text}</p>
        </li>`,
    )}
  </ul>`;
  return html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title}</title>
        <link rel="stylesheet" href="/inbox.css" />
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p class="note">${texts.note}</p>
          <p>
            <a class="button" href="/inbox${phone === undefined ? '' : `?phone=${phone}`}">${texts.reload}</a>
          </p>
          ${phone !== undefined && html`<p>${phone} · <a href="/inbox">${texts.all}</a></p>`}
          ${messages.length === 0 ? html`<p>${texts.empty}</p>` : list}
        </main>
      </body>
    </html>`.markup;
}

export async function serveInbox(server: FastifyInstance, inbox: SandboxInbox): Promise<void> {
  const css = readFileSync(path.join(import.meta.dirname, 'public/inbox.css'), 'utf8');
  server.get('/inbox', async (request, reply) => {
    const phone = querySchema.safeParse(request.query).data?.phone;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .send(inboxPage(inbox.messages(phone), phone));
  });
  server.get('/inbox.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(css));
}
