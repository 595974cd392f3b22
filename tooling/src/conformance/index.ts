export type { Backend } from './ask.ts';
export { reportHtml } from './report-html.ts';
export { reportText, tallyOf, tallyText } from './report-text.ts';
export { walk, type OperationReport, type WalkOptions } from './walk.ts';
