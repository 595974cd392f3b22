import { escapeHtml } from '../escape.ts';
import { conclusionText } from './report-text.ts';
import type { OperationReport } from './check-backend.ts';

export interface ReportHead {
  readonly baseUrl: string;
  readonly host: string;
  readonly at: Date;
  readonly write: boolean;
}

const words = {
  fits: 'fits',
  refused: 'refused',
  differs: 'differs',
  missing: 'missing',
  untried: 'not tried',
} as const;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } .sum { font-size: 1.125rem; font-weight: 700; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-top: 1px solid #8884; }
code { font-size: .9rem; overflow-wrap: anywhere; } ul { margin: .25rem 0 0; padding-left: 1.25rem; }
.differs, .missing { font-weight: 700; color: #b3261e; } .fits { color: #146c2e; } .untried, .refused { color: #666; }
@media (prefers-color-scheme: dark) { .differs, .missing { color: #ff8a80; } .fits { color: #7ddc98; } .untried, .refused { color: #aaa; } }
`;

function row({ operation, verdict, differences, note }: OperationReport): string {
  const list = differences.map(
    ({ when, location, message }) =>
      `<li>${escapeHtml(when)}: ${location === '' ? '' : `<code>${escapeHtml(location)}</code> `}${escapeHtml(message)}</li>`,
  );
  return (
    `<tr><td class="${verdict}">${words[verdict]}</td><td><code>${operation.method} ${escapeHtml(operation.path)}</code>` +
    `<br />${escapeHtml(operation.summary)}${note === '' ? '' : ` <em>${escapeHtml(note)}</em>`}` +
    `${list.length === 0 ? '' : `<ul>${list.join('')}</ul>`}</td><td>${operation.provisional ? 'ours' : 'given'}</td></tr>`
  );
}

const worstFirst: readonly OperationReport['verdict'][] = [
  'missing',
  'differs',
  'untried',
  'refused',
  'fits',
];

export function reportHtml(reports: readonly OperationReport[], head: ReportHead): string {
  const rows = worstFirst
    .flatMap((verdict) => reports.filter((report) => report.verdict === verdict))
    .map(row);
  const title = `Conformance of ${head.baseUrl}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escapeHtml(title)}</h1><p class="sum">${escapeHtml(conclusionText(reports))}</p>`,
    `<p>Brand host ${escapeHtml(head.host)}, ${head.at.toISOString()}, ${head.write ? 'reading and writing' : 'reading only'}.`,
    ' “Shape” shows whether the specification gives the shape of the answer or we chose it (RD-15).</p>',
    `<table><thead><tr><th scope="col">Verdict</th><th scope="col">Operation</th><th scope="col">Shape</th></tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></body></html>\n`,
  ].join('\n');
}
