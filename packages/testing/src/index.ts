export * from './answers.ts';
export * from './builders.ts';
export * from './empty-data.ts';
export * from './gate.ts';
export * from './memory-storage.ts';
export * from './replies.ts';
export * from './route-table.ts';
