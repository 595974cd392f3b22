import type { PointerAction } from '../engine.ts';
import type { KeyName } from '../keys.ts';

const codes: Record<KeyName, readonly string[]> = {
  Enter: ['\uE007'],
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Escape: ['\uE00C'],
  Space: [' '],
  Backspace: ['\uE003'],
  ArrowLeft: ['\uE012'],
  ArrowUp: ['\uE013'],
  ArrowRight: ['\uE014'],
  ArrowDown: ['\uE015'],
};

export const pasteKeys: readonly string[] = ['\uE009', 'v'];

export function keysOf(name: KeyName): readonly string[] {
  return codes[name];
}

export function keyActions(keys: readonly string[]): object {
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] };
}

export function pointerActions(actions: readonly PointerAction[]): object {
  const steps = actions.map(({ kind, x, y }) =>
    kind === 'move'
      ? { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
      : { type: kind === 'down' ? 'pointerDown' : 'pointerUp', button: 0 },
  );
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps };
}

/** Returns JavaScript that inserts a text in one step, because some drivers can send only single keys. */
export function insertTextExpression(text: string): string {
  return `(function (text) {
    if (!document.execCommand('insertText', false, text)) throw new Error('The field took no text.');
  })(${JSON.stringify(text)})`;
}

export function asJson(expression: string): string {
  return `Promise.resolve(${expression}).then(function (value) { return JSON.stringify(value); })`;
}

export const watchScript = `
  addEventListener('securitypolicyviolation', function (event) {
    console.error('content policy: ' + event.violatedDirective + ' ' + event.blockedURI);
  });
  addEventListener('pageshow', function (event) {
    Object.defineProperty(window, 'chadaKept', { value: event.persisted, configurable: true });
  });`;

/**
 * Returns a script that sets the result of `matchMedia` for `prefers-reduced-motion`. The script does not affect media
 * queries in CSS.
 */
export function reducedMotionScript(isReduced: boolean): string {
  return `(function (isReduced) {
    var own = window.chadaMatchMedia || window.matchMedia;
    window.chadaMatchMedia = own;
    window.matchMedia = function (query) {
      return own.call(window, query.replace('(prefers-reduced-motion: reduce)', isReduced ? 'all' : 'not all'));
    };
  })(${String(isReduced)})`;
}
