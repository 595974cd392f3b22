export interface PageState {
  readonly path: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly mainHeadings: readonly string[];
  readonly busy: number;
  readonly alerts: readonly string[];
  readonly failures: readonly string[];
  readonly retries: number;
  readonly empties: readonly string[];
  readonly letters: number;
  /** The width in CSS pixels by which the content exceeds the window. */
  readonly overflow: number;
  readonly words: string;
}

/** Reads the state of the page. The function runs inside the page and can't use outer variables, `?.` or `??`. */
export function readPageState(retryNames: readonly string[]): PageState {
  const all = (selector: string, root: ParentNode): HTMLElement[] =>
    Array.prototype.filter.call(
      root.querySelectorAll(selector),
      (element: HTMLElement) => element.getClientRects().length > 0,
    );
  const textOf = (element: HTMLElement): string => element.innerText.replace(/\s+/g, ' ').trim();
  const inToast = (element: Element): boolean => element.closest('[class*=Toastify]') !== null;
  const emptyState = '.ck-empty-state:not(.ck-error-state)';
  const main = document.querySelector('main');
  const part: ParentNode = main === null ? document.body : main;
  const spoken: string[] = [];
  for (const element of all('[aria-label], [placeholder], img[alt], [title]', document.body)) {
    if (element.closest('[aria-hidden=true]') !== null) continue;
    for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
      const accessibleName = element.getAttribute(name);
      if (accessibleName) spoken.push(accessibleName);
    }
  }
  const alerts = all('[role=alert], .cf-notice, .ck-banner', document.body).filter(
    (element) => !inToast(element) && textOf(element) !== '',
  );
  return {
    path: location.pathname + location.search,
    title: document.title,
    headings: all('h1, h2, h3', document.body).map(textOf),
    mainHeadings: all('h1', document.body).map(textOf),
    busy: all('[aria-busy=true]', document.body).length,
    alerts: alerts.map(textOf),
    failures: alerts.filter((element) => element.matches('[role=alert], .ck-banner')).map(textOf),
    retries: all('button', document.body).filter(
      (button) =>
        retryNames.indexOf(textOf(button)) >= 0 &&
        button.closest(emptyState) === null &&
        !button.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
    ).length,
    empties: all(emptyState, part).map(textOf),
    letters: main === null ? 0 : textOf(main).length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    words: [document.title, document.body.innerText, ...spoken].join('\n'),
  };
}

export function pressRetries(retryNames: readonly string[]): number {
  const buttons = Array.prototype.filter.call(
    document.querySelectorAll('button'),
    (button: HTMLElement) =>
      button.getClientRects().length > 0 &&
      retryNames.indexOf(button.innerText.replace(/\s+/g, ' ').trim()) >= 0,
  );
  for (const button of buttons) if (button instanceof HTMLElement) button.click();
  return buttons.length;
}
