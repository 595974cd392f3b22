import { checkDrawProof, parseDrawProof, readProofFiles, type DrawProofFile } from '../draw-proof.ts';
import type { DrawCheck } from '../check-draw.ts';
import { FairnessError } from '../errors.ts';
import { httpLog } from '../http-log.ts';
import { LogFileError } from '../log-reader.ts';
import { resultTexts, stepResults, stepTexts, texts } from './thai-texts.ts';

function element(name: string, text: string, ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}

function showCheck({ result, steps, working }: DrawCheck, { log }: DrawProofFile): readonly Node[] {
  const verdict = element('h2', resultTexts[result]);
  verdict.dataset['result'] = result;
  const list = element('ol', '');
  for (const { name, result: found } of steps) {
    const item = element('li', '', element('strong', stepResults[found]), new Text(` ${stepTexts[name]}`));
    item.dataset['result'] = found;
    list.append(item);
  }
  const lines = working
    ? [
        element('h3', texts.working),
        element('code', working.hmacMessage),
        element('code', working.words.join(' ')),
        element('p', texts.workingOf(working.value, working.total, working.index)),
      ]
    : [];
  return [verdict, list, ...lines, element('p', texts.key), element('code', log.key)];
}

async function check(text: string, isOnline: boolean): Promise<readonly Node[]> {
  if (typeof BigInt === 'undefined') return [element('h2', texts.unsupported)];
  try {
    const proof = parseDrawProof(text);
    const read = isOnline ? httpLog(proof.log.address) : readProofFiles(proof);
    return showCheck(await checkDrawProof(proof, read), proof);
  } catch (error) {
    if (error instanceof FairnessError) return [element('h2', texts.malformed)];
    return [element('h2', error instanceof LogFileError ? texts.unsigned : texts.unreadable)];
  }
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  return element('label', text, field);
}

function start(): void {
  document.title = texts.title;
  const file = document.createElement('input');
  file.type = 'file';
  file.accept = '.json,application/json';
  const paste = document.createElement('textarea');
  paste.rows = 6;
  const online = document.createElement('input');
  online.type = 'checkbox';
  const button = element('button', texts.check);
  const output = element('section', '');
  output.setAttribute('aria-live', 'polite');
  // Replaces the content of `output` without the method `replaceChildren`, which Chromium 79 lacks.
  const show = (...shown: readonly Node[]): void => {
    output.textContent = '';
    output.append(...shown);
  };
  const run = async (text: string): Promise<void> => {
    show(element('p', texts.checking));
    const shown = await check(text, online.checked);
    show(...shown);
  };
  button.addEventListener('click', () => void run(paste.value));
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => void run(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(chosen);
  });
  document.body.append(
    element('h1', texts.title),
    element('p', texts.lead),
    labelled(texts.file, file),
    labelled(texts.paste, paste),
    element('label', '', online, new Text(` ${texts.online}`)),
    button,
    output,
  );
}

start();
