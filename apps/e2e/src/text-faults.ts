import type { Page } from './browsers/page.ts';
import { contentOfClosedDetails } from './closed-details.ts';

/**
 * Finds texts that are cut off, covered, or outside the window. The code runs in the page and can't use `?.` and `??`.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate((closed) => {
    const slack = 2;
    // Does not use `innerWidth`, because on phones `innerWidth` grows if the page is too wide.
    const windowWidth = document.documentElement.clientWidth;
    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly box: { left: number; right: number; top: number; bottom: number };
      readonly layer: Element;
    }
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
    const ancestorsOf = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
        found.push(ancestor);
      return found;
    };
    const layerOf = (element: Element): Element =>
      ancestorsOf(element).find((ancestor) => /fixed|sticky/.test(getComputedStyle(ancestor).position)) ||
      document.body;
    const faults: string[] = [];
    const lines: Line[] = [];
    const fault = (label: string, text: string, element: Element): void => {
      faults.push(`${label}: "${text.trim().slice(0, 60)}" in .${String(element.getAttribute('class'))}`);
    };

    const isMeantToBeSeen = (element: Element): boolean =>
      ancestorsOf(element).every((ancestor) => {
        const { visibility, opacity, width, height, overflowX, clip } = getComputedStyle(ancestor);
        if (visibility === 'hidden' || Number(opacity) === 0 || clip !== 'auto') return false;
        return overflowX === 'visible' || (parseFloat(width) > 2 && parseFloat(height) > 2);
      });

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue || '';
      if (element === null || text.trim() === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName))
        continue;
      if (element.closest('svg, [hidden], [data-decoration]') !== null || !isMeantToBeSeen(element)) continue;
      if (element.closest(closed) !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(element).fontSize);
      for (const rect of Array.from(range.getClientRects())) {
        if (rect.width < 1 || rect.height < 1) continue;
        const spare = Math.max(0, (rect.height - size) / 2);
        const box = {
          left: rect.left,
          right: rect.right,
          top: rect.top + spare,
          bottom: rect.bottom - spare,
        };
        let inScroller = false;
        let isDotted = false;
        for (const ancestor of ancestorsOf(element)) {
          if (ancestor === document.body || ancestor === document.documentElement) break;
          const style = getComputedStyle(ancestor);
          const outer = ancestor.getBoundingClientRect();
          const isWiderBy = Math.max(box.right - outer.right, outer.left - box.left);
          const isTallerBy = Math.max(box.bottom - outer.bottom, outer.top - box.top);
          if (scrolls(style.overflowX) || scrolls(style.overflowY)) inScroller = true;
          if (inScroller) break;
          const isDots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
          if (style.overflowX !== 'visible' && !isDots && isWiderBy > slack)
            fault(`cut by ${Math.round(isWiderBy)} px`, text, ancestor);
          if (style.overflowY !== 'visible' && !isDots && isTallerBy > slack)
            fault(`cut by ${Math.round(isTallerBy)} px in height`, text, ancestor);
          if (isDots) isDotted = true;
          if (isDots) break;
          if (ancestor.matches('a, button, input, select, label, [role=tab]') && style.display !== 'inline') {
            if (isWiderBy > slack || isTallerBy > slack) fault('outside its control', text, ancestor);
          }
          if (style.position === 'fixed') break;
        }
        if (inScroller || isDotted) continue;
        if (box.right > windowWidth + slack || box.left < -slack) fault('outside the window', text, element);
        lines.push({ text, element, box, layer: layerOf(element) });
      }
    }
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at];
      if (line === undefined) continue;
      for (const otherLine of lines.slice(at + 1)) {
        if (otherLine.layer !== line.layer || otherLine.element === line.element) continue;
        const across =
          Math.min(line.box.right, otherLine.box.right) - Math.max(line.box.left, otherLine.box.left);
        const down =
          Math.min(line.box.bottom, otherLine.box.bottom) - Math.max(line.box.top, otherLine.box.top);
        if (across > slack && down > slack * 2)
          fault(`over "${otherLine.text.trim().slice(0, 40)}"`, line.text, line.element);
      }
    }
    const wider = document.documentElement.scrollWidth - windowWidth;
    if (wider > 0) faults.push(`the page is ${wider} px wider than the window`);
    return Array.from(new Set(faults));
  }, contentOfClosedDetails);
}
