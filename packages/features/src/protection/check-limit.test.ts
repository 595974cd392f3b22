import { expect, it } from 'vitest';
import { editedAmount, groupedAmount, limitInput } from './check-limit.ts';

it('shows the amount of a limit with separators, and minutes without', () => {
  expect(limitInput('deposit', 20_000_000)).toBe('200,000');
  expect(limitInput('session', 1200)).toBe('1200');
});

it('removes the separators while a member changes the amount', () => {
  expect(editedAmount('200,000', '200,0005')).toBe('2000005');
  expect(editedAmount('200,000', '200,00')).toBe('20000');
});

it('keeps the separators that a member types', () => {
  expect(editedAmount('1,00', '1,000')).toBe('1,000');
  expect(editedAmount('1', '1,')).toBe('1,');
  expect(editedAmount('1,5', '1,50')).toBe('1,50');
});

it('groups a complete amount, and keeps a text that is no amount', () => {
  expect(groupedAmount('2000005')).toBe('2,000,005');
  expect(groupedAmount('1234.5')).toBe('1,234.50');
  expect(groupedAmount('1,50')).toBe('1,50');
  expect(groupedAmount('')).toBe('');
});
