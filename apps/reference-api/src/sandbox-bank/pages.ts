import { html, type SafeHtml } from '../http/server/html.ts';
import { maskAccount } from '../bank/masking.ts';
import { bankOf } from './banks.ts';
import { bahtText, thaiMoment } from './thai-format.ts';
import texts from './texts.th.json' with { type: 'json' };
import type { Party, Transfer } from './transfers.ts';
import { input, bankSelect, settlementSelect, type FormValues, type FormErrors } from './form-fields.ts';

function page(title: string, body: SafeHtml): string {
  return html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${texts.bankTitle}</title>
        <link rel="stylesheet" href="/assets/bank.css" />
        <link rel="icon" href="/assets/bank.svg" type="image/svg+xml" />
      </head>
      <body>
        <header class="top">
          <a class="brand" href="/"
            ><img src="/assets/bank.svg" alt="" width="40" height="40" />${texts.bankTitle}</a
          >
          <p class="note">${texts.sandboxNote}</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.markup;
}

const partyLine = ({ bank, account, name }: Party) =>
  html`<span>${name}</span> <small>${bankOf(bank)?.name ?? bank} ${maskAccount(account)}</small>`;

function recent(transfers: readonly Transfer[]): SafeHtml {
  if (transfers.length === 0) return html`<p class="hint">${texts.noRecent}</p>`;
  return html`<ul class="recent">
    ${transfers.map(
      (transfer) =>
        html`<li>
          <a href="/transfers/${transfer.from.bank}/${transfer.reference}">
            <span class="who">${partyLine(transfer.from)}</span>
            <span class="sum">${bahtText(transfer.amountSatang)}</span>
            <small>${thaiMoment(transfer.madeAt)}</small>
          </a>
        </li>`,
    )}
  </ul>`;
}

export function transferPage(values: FormValues, errors: FormErrors, transfers: readonly Transfer[]): string {
  const account = { label: texts.account, hint: texts.accountHint };
  return page(
    texts.transferHeading,
    html`<form class="card" method="post" action="/transfers" novalidate>
        <h1>${texts.transferHeading}</h1>
        <p class="lead">${texts.transferLead}</p>
        <fieldset>
          <legend>${texts.from}</legend>
          ${bankSelect({ name: 'fromBank', label: texts.bank, error: errors.fromBank }, values.fromBank)}
          ${input({ name: 'fromAccount', ...account, error: errors.fromAccount }, values.fromAccount, 'numeric')}
        </fieldset>
        <fieldset>
          <legend>${texts.to}</legend>
          ${bankSelect({ name: 'toBank', label: texts.bank, error: errors.toBank }, values.toBank)}
          ${input({ name: 'toAccount', ...account, error: errors.toAccount }, values.toAccount, 'numeric')}
          ${input({ name: 'toName', label: texts.receiverName, hint: texts.receiverNameHint }, values.toName, 'text')}
        </fieldset>
        ${input({ name: 'amount', label: texts.amount, error: errors.amount }, values.amount, 'decimal')}
        ${settlementSelect(values.settlement)}
        <button type="submit">${texts.submit}</button>
      </form>
      <section class="card">
        <h2>${texts.recent}</h2>
        ${recent(transfers)}
      </section>`,
  );
}

export function slipPage(transfer: Transfer): string {
  const slip = `/transfers/${transfer.from.bank}/${transfer.reference}/slip.png`;
  return page(
    texts.slipReady,
    html`<section class="card slip">
      <h1>${texts.slipReady}</h1>
      <p class="lead">${texts.slipLead}</p>
      <img
        src="${slip}"
        alt="${texts.slipSandbox} ${bahtText(transfer.amountSatang)} ${texts.baht}"
        width="480"
        height="740"
      />
      <p class="actions">
        <a class="button" href="${slip}" download="slip-${transfer.reference}.png">${texts.download}</a>
        <a class="button quiet" href="/">${texts.another}</a>
      </p>
    </section>`,
  );
}

export const notFoundPage = () =>
  page(
    texts.notFound,
    html`<section class="card">
      <h1>${texts.notFound}</h1>
      <p><a href="/">${texts.another}</a></p>
    </section>`,
  );

export { texts };
