import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = new URL('../../dist/', import.meta.url).pathname;

export interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

function filesOf(folder: string, fits: RegExp): readonly BuiltFile[] {
  return readdirSync(join(dist, folder))
    .filter((name) => fits.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(dist, folder, name), 'utf8') }));
}

export function legacyScripts(): readonly BuiltFile[] {
  return filesOf('legacy/assets', /\.js$/);
}

export function bootScripts(): readonly BuiltFile[] {
  return filesOf('assets', /^(boot|early)-[\w-]{8}\.js$/);
}

export function modernScripts(): readonly BuiltFile[] {
  return filesOf('assets', /(?<!^(?:boot|early)-[\w-]{8})\.js$/);
}

export function legacyStyles(): readonly BuiltFile[] {
  return filesOf('assets', /^whole-[\w-]{8}\.css$/);
}
