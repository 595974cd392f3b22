export * from './money.ts';
export * from './parse-baht-input.ts';
export * from './bangkok-time.ts';
export * from './tiers.ts';
export * from './open-tier-levels.ts';
export * from './refund.ts';
export * from './progression.ts';
export * from './withdrawal.ts';
