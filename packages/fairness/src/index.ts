export { canonicalJson } from './canonical-json.ts';
export { maxClientSeedLength, parseClientSeed } from './client-seed.ts';
export { drawWeighted, type Draw } from './draw.ts';
export { FairnessError, type FairnessInput } from './errors.ts';
export {
  verifyConsistency,
  verifyInclusion,
  type ConsistencyClaim,
  type InclusionClaim,
} from './merkle-proof.ts';
export { emptyRoot, hashLeaf, merkleRoot, proveConsistency, proveInclusion } from './merkle-tree.ts';
export { commitServerSeed, isCommittedSeed, parseServerSeed } from './server-seed.ts';
export { maxDeckSize, shuffleDeck } from './shuffle.ts';
export { verifyDraw, type DrawFault, type DrawVerdict, type RevealedDraw } from './verify-draw.ts';
export {
  hashWeightTable,
  maxWeightEntries,
  parseWeightTable,
  weightsOf,
  type WeightEntry,
  type WeightTable,
} from './weight-table.ts';
export type { DrawSeeds } from './word-stream.ts';
export {
  formatCheckpoint,
  formatNote,
  formatVerifierKey,
  keyIdOf,
  parseCheckpoint,
  parseVerifierKey,
  type Checkpoint,
  type NoteSignature,
  type SignedCheckpoint,
  type VerifierKey,
} from './checkpoint.ts';
export {
  decodeLogEntry,
  encodeLogEntry,
  hashClientSeed,
  type ActivationEntry,
  type ClientSeedBy,
  type CommitmentEntry,
  type DrawEntry,
  type LogEntry,
  type RevealEntry,
  type WeightsEntry,
} from './log-entry.ts';
export {
  decodeBundle,
  edgeTiles,
  encodeBundle,
  hashesOfLevel,
  levelsOf,
  maxEntryLength,
  newTiles,
  rootOfEdge,
  tilePath,
  tileWidth,
  type Tile,
} from './tiles.ts';
