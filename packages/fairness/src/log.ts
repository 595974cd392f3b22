export { isCommitmentLogged, type StatedCommitment } from './check-commitment.ts';
export {
  auditEntries,
  type AuditOptions,
  type EntryAudit,
  type EntryFault,
  type EntryFinding,
  type LoggedContinuation,
} from './audit-entries.ts';
export {
  auditLog,
  type AuditFault,
  type AuditFinding,
  type AuditResult,
  type LogToAudit,
  type AuditedCheckpoint,
} from './audit-log.ts';
export {
  checkDraw,
  checkHistory,
  type CheckName,
  type CheckStep,
  type DrawCheck,
  type DrawWorking,
  type LogState,
} from './check-draw.ts';
export {
  checkDrawProof,
  drawProofFormat,
  maxProofLength,
  parseDrawProof,
  readProofFiles,
  recordReads,
  type DrawProofFile,
} from './draw-proof.ts';
export type { ClaimedPrize, DrawClaim, DrawStep, DrawStepName, SentSeed } from './draw-claim.ts';
export { parseVerifierKey } from './checkpoint.ts';
export { findRestore, type LogRestore, type KeyedLogState } from './find-restore.ts';
export { httpLog } from './http-log.ts';
export {
  LogFileError,
  openProver,
  readCheckpoint,
  readEntries,
  readEntry,
  type LogFileFault,
  type LogProver,
  type ReadLogFile,
} from './log-reader.ts';
export { verifyCheckpoint } from './verify-checkpoint.ts';
export { verifyLoggedDraw } from './verify-logged-draw.ts';
export type { WeightChange } from './weight-table-history.ts';
