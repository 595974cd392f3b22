import { useEffect, useState } from 'react';

/** The distance in px from the top of the window at which a heading counts as read. The site's header covers 64 to 96 px. */
const readLine = 160;

/** Returns the id of the last heading above the read line, or of the last heading at the end of the page. */
function currentOf(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids[ids.length - 1];
  const read = [...ids].reverse().find((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= readLine;
  });
  return read ?? ids[0];
}

/** Returns the id of the heading whose text is in view. Undefined before the first render in the browser. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(undefined);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key === '' ? [] : key.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(currentOf(headings));
    };
    // Measures once a frame, because some browsers send several scroll events a frame.
    const updateNextFrame = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', updateNextFrame, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateNextFrame);
    };
  }, [key]);
  return current;
}
