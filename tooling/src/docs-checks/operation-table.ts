import * as contract from '@chada/contract';

const begin = '<!-- operations: node tooling/src/write-operation-table.ts -->';
const end = '<!-- end of operations -->';

export const operationTablePath = 'packages/api-client/README.md';

export function withOperationTable(text: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${operationTablePath} has no table.`);
  return [before, begin, '\n\n', table(), '\n\n', end, after].join('');
}

function table(): string {
  const names = new Map<unknown, string>(Object.entries(contract).map(([name, value]) => [value, name]));
  const rows = contract.operationList.map((operation) => [
    `\`${names.get(operation) ?? operation.id}\``,
    `\`${operation.method} ${operation.path}\``,
    operation.summary.replaceAll('|', '\\|'),
  ]);
  const all = [['name', 'request', 'what it does'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [
    lineOf(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...body.map(lineOf),
  ].join('\n');
}
