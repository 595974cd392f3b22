import type { Protection } from '@chada/client-config';

export const sampleProtection: Protection = {
  operator: 'sample',
  jurisdictions: ['TH'],
  limits: ['deposit', 'loss', 'stake', 'session'],
  coolingHours: 24,
  realityCheckMinutes: 60,
  timeOuts: ['hours24', 'days7', 'days30', 'days60', 'days90'],
  exclusions: ['months6', 'year1', 'years5', 'forever'],
  helpLine: { number: '1323' },
};
