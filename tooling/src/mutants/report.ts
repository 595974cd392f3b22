import { accepted } from './accepted.ts';
import type { Mutant } from './mutate-package.ts';

const goal = 0.9;

const survived = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';
const timedOut = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Timeout' || (status === 'Killed' && /timed out/i.test(statusReason));
const noticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';

export function describeReport(
  packageName: string,
  mutants: readonly Mutant[],
): { text: string; reached: boolean } {
  const reasons = accepted[packageName] ?? [];
  const isAccepted = (mutant: Mutant): boolean =>
    reasons.some(
      ({ file, code, replacement }) =>
        file === mutant.file &&
        code === mutant.code &&
        (replacement === undefined || replacement === mutant.replacement),
    );
  const survivors = mutants.filter((mutant) => survived(mutant) && !isAccepted(mutant));
  const killed = mutants.filter(noticed).length;
  const counted = killed + survivors.length;
  const share = counted === 0 ? 1 : killed / counted;
  const describe = ({ file, line, code, replacement }: Mutant): string =>
    `${file}:${line}  ${code}\n    => ${replacement.replaceAll(/\s+/g, ' ')}`;
  const late = mutants.filter(timedOut);
  const acceptedCount = mutants.filter((mutant) => survived(mutant) && isAccepted(mutant)).length;
  return {
    text: [
      ...survivors.map(describe),
      ...late.map((mutant) => `noticed by a timeout: ${describe(mutant)}`),
      `${packageName}: ${killed} of ${counted} faults noticed (${(share * 100).toFixed(1)} %), ${survivors.length} survived, ${acceptedCount} survived as accepted, ${late.length} noticed by a timeout`,
    ].join('\n'),
    reached: share >= goal,
  };
}
