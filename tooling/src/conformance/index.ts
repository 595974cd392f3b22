export type { Backend } from './call-backend.ts';
export { reportHtml } from './report-html.ts';
export { conclusionText, isFit, reportText, tallyOf } from './report-text.ts';
export { checkBackend, type OperationReport, type CheckOptions } from './check-backend.ts';
export { declaredBy, type DeclaredFeatures } from './declared.ts';
