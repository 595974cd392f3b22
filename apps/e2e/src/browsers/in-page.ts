/**
 * The functions of this file run inside the page and can't use outer variables. They must not use `?.`, `??`, `.at` and
 * `replaceAll`, which Chromium 79 lacks.
 */

export interface Query {
  readonly by: 'role' | 'label' | 'css';
  readonly role?: string;
  readonly name: string;
  /** The index of the wanted match, from 0. Without an index, several matches are an error. */
  readonly nth?: number;
}

export interface ElementMatch {
  readonly element: Element | null;
  readonly matches: number;
  readonly others: string[];
}

export function findInPage(query: Query): ElementMatch {
  const implicit: Record<string, string> = {
    button: 'button, summary, input[type=submit], input[type=button], input[type=reset]',
    link: 'a[href], area[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    combobox: 'select, input[list]',
    textbox:
      'textarea, input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=url]',
    img: 'img, svg[role=img]',
    dialog: 'dialog',
    navigation: 'nav',
    main: 'main',
    list: 'ul, ol',
    listitem: 'li',
    table: 'table',
    row: 'tr',
    progressbar: 'progress',
    group: 'fieldset, details',
    status: 'output',
  };
  // Word joiners are invisible, and the names that tests expect have none.
  const clean = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/\u2060/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  const hiddenFromAll = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at.getAttribute('aria-hidden') === 'true' || at.hasAttribute('inert')) return true;
    }
    return false;
  };
  const visible = (element: Element): boolean => {
    if (hiddenFromAll(element)) return false;
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible') return false;
    if (element.getClientRects().length > 0) return true;
    // WebKit 610 reports no client rectangles for shapes in an SVG image, so a shape counts as visible if its width is
    // above 0.
    if (element instanceof SVGElement && element.getBoundingClientRect().width > 0) return true;
    // A hidden field with a label counts as visible, because the member can use the field by its label.
    return element instanceof HTMLInputElement && element.labels !== null && element.labels.length > 0;
  };

  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue || '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node.tagName === 'STYLE' || node.tagName === 'SCRIPT') return '';
    const accessibleName = node.getAttribute('aria-label') || node.getAttribute('alt');
    if (accessibleName) return accessibleName;
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden') return '';
    const inner = Array.prototype.map.call(node.childNodes, textOf).join('');
    return style.display.indexOf('inline') === 0 ? inner : ` ${inner} `;
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by) {
      const parts = by.split(/\s+/).map((id) => document.getElementById(id));
      return clean(parts.map((part) => (part === null ? '' : part.textContent || '')).join(' '));
    }
    const label = element.getAttribute('aria-label');
    if (label) return clean(label);
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    ) {
      if (/^(submit|button|reset)$/.test(element.type)) return clean(element.value);
      const labels = element.labels === null ? [] : Array.prototype.slice.call(element.labels);
      if (labels.length > 0) return clean(labels.map(textOf).join(' '));
      return clean(element.title || element.getAttribute('placeholder') || '');
    }
    return clean(textOf(element) || element.getAttribute('title') || '');
  };

  let selector = query.name;
  if (query.by === 'label')
    selector = 'input, select, textarea, [role=textbox], [role=combobox], [role=spinbutton]';
  if (query.by === 'role') {
    const role = query.role || '';
    selector = `[role="${role}"]${implicit[role] === undefined ? '' : `, ${implicit[role]}`}`;
  }
  const all: Element[] = Array.prototype.slice.call(document.querySelectorAll(selector));
  const ofRole = all.filter((element) => {
    const explicit = element.getAttribute('role');
    return query.by !== 'role' || explicit === null || explicit === query.role;
  });
  const fileField = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === 'file';
  const candidates = ofRole.filter(
    (element) => visible(element) || (query.by !== 'role' && fileField(element)),
  );
  let matching = candidates;
  if (query.by !== 'css' && query.name !== '') {
    const name = clean(query.name);
    const equal = candidates.filter((element) => nameOf(element) === name);
    matching = equal.length > 0 ? equal : candidates.filter((element) => nameOf(element).indexOf(name) >= 0);
  }
  const chosen = matching[query.nth === undefined ? 0 : query.nth];
  return {
    element: chosen === undefined ? null : chosen,
    matches: matching.length,
    others: query.by === 'css' ? [] : candidates.slice(0, 40).map(nameOf),
  };
}

export interface PressPoint {
  readonly x: number;
  readonly y: number;
  readonly obstacle: string;
}

/** Scrolls the element to an uncovered position and returns the point to press. */
export function pressPointOf(element: Element): Promise<PressPoint> {
  let target: Element = element;
  if (element instanceof HTMLInputElement && element.labels !== null) {
    const box = element.getBoundingClientRect();
    const faint = Number(getComputedStyle(element).opacity) === 0;
    const label = element.labels[0];
    if (label !== undefined && (box.width < 3 || box.height < 3 || faint)) target = label;
  }
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
  const attempt = (triesLeft: number, scrolled: boolean): Promise<PressPoint> => {
    const first = target.getBoundingClientRect();
    return frame()
      .then(frame)
      .then(() => {
        const box = target.getBoundingClientRect();
        const still = Math.abs(box.top - first.top) < 1 && Math.abs(box.left - first.left) < 1;
        if (!still && triesLeft > 0) return attempt(triesLeft - 1, scrolled);
        const line = target.getClientRects()[0] || box;
        const x = line.left + line.width / 2;
        const y = line.top + line.height / 2;
        const top = document.elementFromPoint(x, y);
        const free = top !== null && (target.contains(top) || element.contains(top));
        if (!free && !scrolled) {
          target.scrollIntoView({ block: 'center', inline: 'center' });
          return attempt(triesLeft, true);
        }
        const disabled = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
        let obstacle = '';
        if (!still) obstacle = 'it keeps moving';
        else if (disabled) obstacle = 'it is disabled';
        else if (!free)
          obstacle = `it is covered by ${top === null ? 'nothing' : top.outerHTML.slice(0, 120)}`;
        return { x, y, obstacle };
      });
  };
  const timeout = new Promise((done) => setTimeout(done, 1000));
  return Promise.race([document.fonts.ready, timeout]).then(() => attempt(20, false));
}

export interface PressOutcome {
  received: boolean;
  missed: boolean;
  readonly over: () => void;
}

export function watchPress(element: Element): PressOutcome {
  const swallow = (event: MouseEvent): void => {
    if (!outcome.missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const outcome = {
    received: false,
    missed: false,
    over: () => document.removeEventListener('click', swallow, { capture: true }),
  };
  const note = (event: MouseEvent): void => {
    const { target } = event;
    const labels = element instanceof HTMLInputElement && element.labels !== null ? element.labels : [];
    const meant: Element[] = [element].concat(Array.prototype.slice.call(labels));
    const hit = target instanceof Node && meant.some((candidate) => candidate.contains(target));
    outcome.received = true;
    outcome.missed = !hit && element.isConnected;
  };
  document.addEventListener('mousedown', note, { capture: true, once: true });
  document.addEventListener('click', swallow, { capture: true });
  return outcome;
}

export function selectContent(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  return document.activeElement === element;
}

export function chooseOption(element: Element, text: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  const options: HTMLOptionElement[] = Array.prototype.slice.call(element.options);
  const plain = (label: string): string =>
    label
      .replace(/\u2060/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const option = options.filter(
    (candidate) => plain(candidate.text) === plain(text) || candidate.value === text,
  )[0];
  if (option === undefined) return false;
  option.selected = true;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export function readableText(): string {
  const body = document.body;
  return body === null ? '' : body.innerText.normalize('NFC').replace(/\s+/g, ' ').trim();
}
