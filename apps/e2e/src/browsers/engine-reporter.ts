import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { missingIn } from './limits.ts';

export interface EngineRun {
  readonly passed: number;
  readonly notOnThisEngine: readonly string[];
  readonly failed: readonly string[];
}

export class EngineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const file = process.env['CHADA_ENGINE_RUN'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcomeOf(modules, unhandled)));
  }
}

function outcomeOf(modules: readonly TestModule[], unhandled: readonly { message: string }[]): EngineRun {
  let passed = 0;
  const notOnThisEngine: string[] = [];
  const failed = unhandled.map(({ message }) => `outside a test: ${message}`);
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    if (tests.length === 0) failed.push(`${module.moduleId}: ${messagesOf(module).join('; ')}`);
    for (const test of tests) {
      if (test.result().state === 'passed') {
        passed += 1;
        continue;
      }
      const messages = [
        ...(test.result().errors ?? []).map(({ message }) => message),
        ...messagesAround(test),
      ];
      const missing = messages.map(missingIn).find((found) => found !== undefined);
      if (missing !== undefined) notOnThisEngine.push(`${test.fullName}: ${missing}`);
      else failed.push(`${test.fullName}: ${messages[0] ?? 'it did not run'}`);
    }
  }
  return { passed, notOnThisEngine, failed };
}

function messagesAround(test: TestCase): string[] {
  const messages: string[] = [];
  for (let at: TestSuite | TestModule = test.parent; ; at = at.parent) {
    messages.push(...messagesOf(at));
    if (at.type === 'module') return messages;
  }
}

function messagesOf(suite: TestSuite | TestModule): string[] {
  return suite.errors().map(({ message }) => message);
}
