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
