import { commonErrors, errorCodes, operationList, type ErrorCode, type Operation } from '@chada/contract';
import { errorsOf } from '@chada/contract/openapi';
import { html, type SafeHtml } from '../http/server/html.ts';

const anchorOf = (operation: Operation) => operation.id.replace('.', '-');
const groupOf = (operation: Operation) => operation.id.split('.')[0] ?? '';

function json(title: string, value: unknown): SafeHtml | undefined {
  if (value === undefined) return undefined;
  return html`<h4>${title}</h4>
    <pre>${JSON.stringify(value, null, 2)}</pre>`;
}

function errorRows(codes: readonly ErrorCode[]): SafeHtml {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${codes.map((code) => {
        const { status, message, note } = errorCodes[code];
        return html`<tr>
          <td>${status}</td>
          <td><code>${code}</code></td>
          <td lang="th">${message}</td>
          <td>${note}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

function badges(operation: Operation): SafeHtml {
  const words = [
    operation.auth === 'member' ? 'bearer token' : 'public',
    operation.idempotent && 'idempotency key',
    operation.provisional && 'shape is ours',
    operation.extension && 'beyond the specification',
  ].filter((word) => word !== false);
  return html`<ul class="badges">
    ${words.map((word) => html`<li>${word}</li>`)}
  </ul>`;
}

function section(operation: Operation): SafeHtml {
  const { example } = operation;
  const own = errorsOf(operation).filter((code) => !commonErrors.includes(code));
  return html`<details class="operation" id="${anchorOf(operation)}">
    <summary>
      <span class="method" data-method="${operation.method}">${operation.method}</span>
      <code>${operation.path}</code>
      <span class="summary">${operation.summary}</span>
    </summary>
    ${badges(operation)}
    <p class="rows"><code>${operation.id}</code> · ${operation.rows.join(', ')}</p>
    ${json('Path', example.params)} ${json('Query', example.query)}
    ${
      operation.bodyType === 'json'
        ? json('Body', example.body)
        : html`<h4>Body</h4>
            <p>
              A form (<code>multipart/form-data</code>) with the fields
              ${Object.keys(example.body ?? {}).join(', ')}.
            </p>`
    }
    ${json('Answer', { success: true, data: example.response, message: '' })}
    ${
      own.length > 0 &&
      html`<h4>Refusals of its own</h4>
        ${errorRows(own)}`
    }
  </details>`;
}

export function docsPage(): string {
  const all: readonly Operation[] = operationList;
  const groups = [...new Set(all.map(groupOf))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Chada API</title>
        <link rel="stylesheet" href="/docs/docs.css" />
      </head>
      <body>
        <header>
          <h1>Chada member site API</h1>
          <p>
            Money is integer satang, times are ISO 8601 in UTC. Every call names the brand by the
            <code>hostname</code> header, else by Host. The same as a document:
            <a href="/docs/openapi.json">OpenAPI 3.1</a>.
          </p>
          <nav aria-label="Groups">
            ${groups.map((group) => html`<a href="#${group}">${group}</a> `)} <a href="#errors">errors</a>
          </nav>
        </header>
        <main>
          ${groups.map(
            (group) =>
              html`<section id="${group}">
                <h2>${group}</h2>
                ${all.filter((operation) => groupOf(operation) === group).map(section)}
              </section>`,
          )}
          <section id="errors">
            <h2>errors</h2>
            <p>What any call can answer:</p>
            ${errorRows(commonErrors)}
          </section>
        </main>
      </body>
    </html>`.markup;
}
