import type { PageBlocks, TitledBlocks } from '@chada/client-config/own-page';
import { ChevronDownIcon, RowList } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { Inlines } from './page-inline.tsx';
import { withPosition } from './with-position.ts';

/** Opens all answers while the page is printed, because a printed page can't open them. */
function useOpenInPrint(): (element: HTMLElement | null) => void {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(list.current?.querySelectorAll('details') ?? [])].filter((details) => !details.open);
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return (element) => {
    list.current = element;
  };
}

interface QuestionsProps {
  items: readonly TitledBlocks[];
  opensFirst: boolean;
  renderAnswer: (content: PageBlocks) => ReactElement;
}

/** Questions whose answers open without JavaScript, and when the browser finds a word in them. */
export function Questions({ items, opensFirst, renderAnswer }: QuestionsProps): ReactElement {
  const ref = useOpenInPrint();
  return (
    <div ref={ref} className="cf-questions">
      <RowList>
        {withPosition(items).map(({ key, part: { title, content } }, index) => (
          <details key={key} className="cf-question" open={opensFirst && index === 0}>
            <summary className="cf-question__title">
              <h3 className="cf-question__text">
                <Inlines parts={title} />
              </h3>
              <ChevronDownIcon size={20} />
            </summary>
            <div className="cf-question__answer">{renderAnswer(content)}</div>
          </details>
        ))}
      </RowList>
    </div>
  );
}
