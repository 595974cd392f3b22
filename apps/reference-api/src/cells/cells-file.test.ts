import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../runtime/config.ts';
import { readCellsFile } from './cells-file.ts';

const good = {
  registry: 'postgres://db1/registry',
  cells: { one: 'postgres://db1/chada', two: 'postgres://user:secret-word@db2/chada' },
  brands: { 'brand-b': 'two' },
  default: 'one',
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chada-cells-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(contents: object | string): string {
  const file = path.join(folder, 'cells.json');
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return file;
}

it('a command works in the default cell, or in the cell that CELL names', () => {
  const CELLS_FILE = fileOf(good);
  expect(readConfig({ CELLS_FILE }).databaseUrl).toBe(good.cells.one);
  expect(readConfig({ CELLS_FILE, CELL: 'two' }).databaseUrl).toBe(good.cells.two);
  expect(() => readConfig({ CELLS_FILE, CELL: 'three' })).toThrow('no cell three');
  expect(() => readConfig({ CELLS_FILE, DATABASE_URL: 'postgres://db/x' })).toThrow('not both');
  expect(() => readConfig({ CELL: 'two' })).toThrow('CELL needs CELLS_FILE');
});

it('without CELLS_FILE, there is one database', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({
    databaseUrl: 'postgres://db/x',
    cells: undefined,
  });
});

it.each([
  [{ ...good, default: 'three' }, '"default" and "brands" must name cells'],
  [{ ...good, brands: { 'brand-b': 'three' } }, '"default" and "brands" must name cells'],
  [{ ...good, cells: { one: 'db1' } }, 'an address of PostgreSQL'],
  [{ ...good, more: 1 }, 'more'],
  [`{ "cells": { "two": "postgres://user:secret-word@db2/chada"`, "can't be read as JSON"],
])('refuses a wrong file and shows no password: %#', (contents, reason) => {
  const read = () => readCellsFile(fileOf(contents));
  expect(read).toThrow(reason);
  expect(read).not.toThrow('secret-word');
});
