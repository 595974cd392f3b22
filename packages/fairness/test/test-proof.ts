import { drawProofFormat, recordReads, checkDrawProof, type DrawProofFile } from '../src/draw-proof.ts';
import { hashLeaf, merkleRoot } from '../src/merkle-tree.ts';
import {
  commitment,
  drawOf,
  encode,
  filesOf,
  honest,
  readerOf,
  seeds,
  verifierKeyText,
  weightTable,
} from './test-log.ts';

export async function honestProof(): Promise<DrawProofFile> {
  const { type: _, game: __, ...draw } = drawOf(2);
  const logState = { size: 2, root: merkleRoot(encode(honest.slice(0, 2)).map(hashLeaf)) };
  const prize = draw.index === 0 ? { kind: 'credit', amount: 10_000 } : { kind: 'none', amount: 0 };
  const proof: DrawProofFile = {
    format: drawProofFormat,
    log: { address: 'https://www.brand.example/fairness/log/brand', key: verifierKeyText },
    draw: { ...draw, ...seeds, clientSeedBy: 'member', logIndex: 5, weightTable, prize },
    sent: { clientSeed: seeds.clientSeed, commitment, commitmentIndex: 1, seen: logState },
    seen: logState,
    files: {},
  };
  const recorder = recordReads(readerOf(filesOf(encode(honest))));
  await checkDrawProof(proof, recorder.read);
  return { ...proof, files: recorder.files() };
}
