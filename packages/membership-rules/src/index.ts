export * from './tiers.ts';
export * from './open-tier-levels.ts';
export * from './refund.ts';
export * from './progression.ts';
export * from './turnover.ts';
export * from './withdrawal.ts';
