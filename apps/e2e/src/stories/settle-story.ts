/** Waits until a story is complete. Returns the story's error, or an empty text. The function runs in the page. */
export async function settleStory(storyId: string, limitMs: number, quietMs: number): Promise<string> {
  const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  function progress(): string {
    const message = document.getElementById('error-message');
    if (document.body.classList.contains('sb-show-errordisplay'))
      return `failed: ${(message && message.textContent) || ''}`;
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render: unknown =
      typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'currentRender') : null;
    const phase: unknown =
      typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : null;
    if (phase === 'errored') return 'failed';
    if (phase !== 'finished') return `its phase is ${String(phase)}`;
    if (document.querySelector('.cf-route-fallback') !== null) return 'its code is loading';
    const shown = document.documentElement.getAttribute('data-story') || '';
    return shown === storyId ? 'shown' : `the page shows ${shown || 'nothing'}`;
  }

  const isLoading = (): boolean =>
    storyId.startsWith('screens-') &&
    !/--loading/.test(storyId) &&
    document.querySelector('[aria-busy=true]') !== null;

  function untilQuiet(): Promise<void> {
    return new Promise((resolve) => {
      let quiet = setTimeout(done, quietMs);
      const longest = setTimeout(done, 3000);
      const observer = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(done, quietMs);
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      function done(): void {
        clearTimeout(quiet);
        clearTimeout(longest);
        observer.disconnect();
        resolve();
      }
    });
  }

  async function untilStill(rounds: number): Promise<void> {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const brief = running.filter(({ effect }) => {
      const end = effect === null ? Infinity : effect.getComputedTiming().endTime;
      return typeof end === 'number' && end < 1000;
    });
    for (const animation of running) if (brief.indexOf(animation) < 0) animation.pause();
    await Promise.all(brief.map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((next) => requestAnimationFrame(next));
    if (brief.length > 0 && rounds > 0) await untilStill(rounds - 1);
  }

  const end = Date.now() + limitMs;
  for (let now = progress(); now !== 'shown'; now = progress()) {
    if (now.indexOf('failed') === 0) return now;
    if (Date.now() > end) return `not shown in ${limitMs} ms; ${now}`;
    await later(8);
  }
  await untilQuiet();
  if (isLoading()) {
    for (const last = Date.now() + 3000; isLoading() && Date.now() < last;) await later(50);
    await untilQuiet();
  }
  await untilStill(5);
  await document.fonts.ready;
  return '';
}
