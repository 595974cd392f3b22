import { defineConfig } from 'vitest/config';

// A busy machine is slow, not wrong: no test of ours measures time by this limit.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
