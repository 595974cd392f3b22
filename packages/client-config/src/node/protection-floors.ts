import type { ExclusionLength, LimitKind, TimeOutLength } from '@chada/domain';
import type { ProtectionJurisdiction } from '../protection.ts';

/**
 * The minimum protection that a jurisdiction requires. A field is absent if the jurisdiction has no rule for this
 * field.
 */
export interface ProtectionFloor {
  /**
   * States the law or standard that requires the minimum, or that no such rule exists. The error message shows this
   * text.
   */
  readonly source: string;
  readonly limits?: readonly LimitKind[];
  readonly leastCoolingHours?: number;
  readonly timeOuts?: readonly TimeOutLength[];
  readonly exclusions?: readonly ExclusionLength[];
}

/**
 * The minimum protection of each jurisdiction. A brand with several jurisdictions must meet the minimum of each
 * jurisdiction.
 */
export const protectionFloors: Readonly<Record<ProtectionJurisdiction, ProtectionFloor>> = {
  TH: { source: 'no rule of its own; the product’s own floor', limits: ['deposit'], exclusions: ['months6'] },
  GB: {
    source: 'UKGC RTS 12 to 14',
    limits: ['deposit'],
    leastCoolingHours: 24,
    timeOuts: ['hours24', 'days7', 'days30'],
    exclusions: ['months6', 'year1', 'years5'],
  },
  'CA-ON': {
    source: 'AGCO Registrar’s Standards 2.13 and 2.14',
    limits: ['deposit', 'loss', 'session'],
    leastCoolingHours: 24,
    timeOuts: ['hours24', 'days7', 'days30', 'days60', 'days90'],
    exclusions: ['months6', 'year1', 'years5'],
  },
  SE: {
    source: 'Swedish Gambling Act (2018:1138), chapter 14',
    limits: ['deposit', 'session'],
    leastCoolingHours: 72,
    timeOuts: ['hours24'],
    exclusions: ['forever'],
  },
};
