import type { Plugin } from 'vite';
import { unusedFunctions } from './unused-react-dom.ts';

export interface UnusedPart {
  /** The last part of the file's path in `node_modules`. */
  readonly file: string;
  readonly reason: string;
  /** Returns the code of the file without the unused part. Throws an error if the part to remove is not in the code. */
  readonly without: (code: string) => string;
}

function stub(file: string, reason: string, code: string): UnusedPart {
  return { file, reason, without: () => code };
}

const unusable = (name: string): string =>
  `export default function () { throw new Error('${name} is not included in this site.'); }`;

function emptied(file: string, reason: string, name: string, empty: string): UnusedPart {
  return {
    file,
    reason,
    without(code) {
      const declared = `function ${name}(`;
      if (code.split(declared).length !== 2) throw new Error(`${file} declares no single function ${name}.`);
      return code.replace(declared, `${empty}\nfunction ${name}Unused(`);
    },
  };
}

/** Removes assignments to `displayName`, because these assignments prevent tree shaking. */
function withoutNames(code: string, file: string): string {
  const named = /^\w+\.displayName = "[^"]*";$/gm;
  if (!named.test(code)) throw new Error(`${file} names no component.`);
  return code
    .replace(named, '')
    .replace(/^(const \w+ = )(?=React\$1\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ');
}

function unnamed(file: string): UnusedPart {
  const reason = 'parts of its data and framework modes, which tree shaking keeps for their names';
  return { file, reason, without: (code) => withoutNames(code, file) };
}

function all(first: UnusedPart, ...others: readonly UnusedPart[]): UnusedPart {
  const parts = [first, ...others];
  return {
    file: first.file,
    reason: parts.map(({ reason }) => reason).join('; '),
    without: (code) => parts.reduce((text, { without }) => without(text), code),
  };
}

const reactDom = 'react-dom/cjs/react-dom-client.production.js';
const router = 'react-router/dist/production/lib';
const routerParts = `${router}/dom/ssr/components.js`;
const ownBodies = 'api-client writes its own bodies and queries';

/**
 * Returns an `UnusedPart` that removes the methods of the class `name`. The site never creates objects of this class.
 */
function withoutMethods(file: string, name: string): UnusedPart {
  return {
    file,
    reason: `the site never constructs a ${name}`,
    without(code) {
      const methods = new RegExp(`^${name}\\.prototype\\.\\w+ = [\\s\\S]*?^};$`, 'gm');
      if (!methods.test(code)) throw new Error(`${file} declares no single function of ${name}.`);
      return code.replace(methods, '');
    },
  };
}

/**
 * Returns an `UnusedPart` that removes the functions in `names` from the exports of a CommonJS file. A call of a
 * removed function throws a TypeError.
 */
function withoutExports(file: string, reason: string, names: readonly string[]): UnusedPart {
  return {
    file,
    reason,
    without: (code) =>
      names.reduce((text, name) => {
        const exported = new RegExp(`^exports\\.${name} = function [\\s\\S]*?^};$`, 'm');
        if (!exported.test(text)) throw new Error(`${file} exports no function ${name}.`);
        return text.replace(exported, '');
      }, code),
  };
}

function reactDomParts(): UnusedPart {
  const parts = unusedFunctions.flatMap(({ names, reason, body }) =>
    names.map((name) =>
      emptied(
        reactDom,
        reason,
        name,
        `function ${name}() { ${body ?? `throw new Error("${name} of react-dom is not included in this site.");`} }`,
      ),
    ),
  );
  const [first, ...others] = parts;
  if (first === undefined) throw new Error('No function of react-dom is unused.');
  others.push(
    withoutMethods(reactDom, 'FragmentInstance'),
    withoutMethods(reactDom, 'ViewTransitionPseudoElement'),
  );
  return all(first, ...others);
}

export const unusedParts: readonly UnusedPart[] = [
  stub(
    'axios/lib/adapters/fetch.js',
    'requests go by XMLHttpRequest, which every browser has, with progress',
    'export const getFetch = () => false;',
  ),
  stub('axios/lib/helpers/toFormData.js', ownBodies, unusable('toFormData')),
  stub('axios/lib/helpers/toURLEncodedForm.js', ownBodies, unusable('toURLEncodedForm')),
  stub('axios/lib/helpers/formDataToJSON.js', ownBodies, unusable('formDataToJSON')),
  stub('axios/lib/helpers/HttpStatusCode.js', 'a list of names for users of axios', 'export default {};'),
  stub(
    'axios/lib/cancel/CancelToken.js',
    'requests are cancelled by AbortSignal',
    'export default undefined;',
  ),
  stub(
    'axios/lib/helpers/cookies.js',
    'the bearer token is no cookie, so there is nothing to read',
    'export default { read: () => null, readAsync: () => Promise.resolve(null) };',
  ),
  stub(
    'axios/lib/core/assertParamsAcyclic.js',
    'the parameters of a query are always URLSearchParams',
    'export default function () {}',
  ),
  stub('axios/lib/helpers/AxiosURLSearchParams.js', ownBodies, unusable('AxiosURLSearchParams')),
  stub(
    'axios/lib/core/InterceptorManager.js',
    'api-client handles requests and responses itself, without interceptors',
    'export default class { forEach() {} }',
  ),
  stub(
    'axios/lib/helpers/validator.js',
    'the options of api-client are fixed, and tests check them with the complete library',
    `const accept = () => true;
    const validators = { transitional: () => accept, spelling: () => accept };
    export default { assertOptions() {}, validators };`,
  ),
  stub(
    'axios/lib/helpers/isURLSameOrigin.js',
    'the site sends no header against forged requests, because no cookie signs in',
    'export default () => false;',
  ),
  all(
    unnamed(routerParts),
    emptied(
      routerParts,
      'links prefetch in framework mode only; here screens are fetched while idle',
      'PrefetchPageLinks',
      'function PrefetchPageLinks() { return null; }',
    ),
    emptied(
      routerParts,
      'and so no link watches for a reason to',
      'usePrefetchBehavior',
      'function usePrefetchBehavior() { return [false, null, {}]; }',
    ),
  ),
  reactDomParts(),
  withoutExports(
    'react-dom/cjs/react-dom.production.js',
    'the stamp preloads files, and no form has an action function',
    [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'useFormState',
      'useFormStatus',
    ],
  ),
  unnamed(`${router}/dom/lib.js`),
  unnamed(`${router}/context.js`),
  all(
    emptied(
      `${router}/hooks.js`,
      'it navigates in data mode only',
      'useNavigateStable',
      'function useNavigateStable() { throw new Error("Data mode is not included in this site."); }',
    ),
    emptied(
      `${router}/hooks.js`,
      'no error comes from a server component',
      'RSCErrorHandler',
      'function RSCErrorHandler({ children }) { return children; }',
    ),
  ),
];

export function withoutUnused(parts: readonly UnusedPart[] = unusedParts): Plugin {
  const met = new Set<UnusedPart>();
  return {
    name: 'chada:without-unused',
    apply: 'build',
    transform: {
      filter: { id: parts.map(({ file }) => new RegExp(`/node_modules/${file.replace(/[.]/g, '\\.')}$`)) },
      handler(code, id) {
        const part = parts.find(({ file }) => id.endsWith(`/node_modules/${file}`));
        if (part === undefined) return null;
        met.add(part);
        return { code: part.without(code), map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined) return;
      const removed = parts.filter((part) => !met.has(part)).map(({ file }) => file);
      if (removed.length > 0)
        this.error(`No longer in the site, so remove them from the list: ${removed.join(', ')}`);
    },
  };
}
