import { createContext, runInContext } from 'node:vm';
import type { BuiltFile } from './built-files.ts';

const page = `var self = this, window = this;
  var document = { documentElement: {}, createElement: function () { return {}; }, querySelector: function () { return null; },
    querySelectorAll: function () { return []; }, addEventListener: function () {}, currentScript: null };
  function Event() {}
  this.addEventListener = function () {};
  this.setTimeout = function () {};
  this.location = { href: 'https://brand.example/', protocol: 'https:', host: 'brand.example', search: '' };
  this.console = { error: function () {}, warn: function () {} };`;

/**
 * Returns those of `features` that the polyfills add. A feature has the form `Name`, `Name.member` or
 * `Name.prototype.member`.
 */
export function providedBy(polyfills: BuiltFile, features: readonly string[]): ReadonlySet<string> {
  const realm = createContext({});
  const evaluateForEach = (condition: string): unknown =>
    runInContext(
      `JSON.stringify(${JSON.stringify(features)}.map(function (feature) {
        var path = feature.split('.'), last = path.pop();
        var holder = path.reduce(function (at, name) { return at == null ? at : at[name]; }, self);
        return holder != null && (${condition});
      }))`,
      realm,
    );
  runInContext(page, realm);
  evaluateForEach('delete holder[last]');
  runInContext(polyfills.text, realm);
  const present: readonly boolean[] = JSON.parse(String(evaluateForEach('last in Object(holder)')));
  return new Set(features.filter((_, index) => present[index]));
}
