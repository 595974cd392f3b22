import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly TabItem[];
  /** Accessible name of the tab list. */
  label: string;
  /** If undefined, the component stores the open tab itself. */
  selectedId?: string;
  onSelect?: (id: string) => void;
}

const STEP: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs with the ARIA pattern. Arrow keys, Home and End select a tab. */
export function Tabs({ tabs, label, selectedId, onSelect }: TabsProps): ReactElement {
  const baseId = useId();
  const [ownId, setOwnId] = useState(tabs[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  const openId = selectedId ?? ownId;
  const open = tabs.find((tab) => tab.id === openId) ?? tabs[0];

  const select = (id: string): void => {
    setOwnId(id);
    onSelect?.(id);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const next = step?.(
      tabs.findIndex((tab) => tab.id === open?.id),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="ck-tabs">
      <div ref={list} className="ck-tabs__list" role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            className="ck-tabs__tab"
            aria-selected={tab.id === open?.id}
            aria-controls={tab.id === open?.id ? `${baseId}-panel` : undefined}
            tabIndex={tab.id === open?.id ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className="ck-tabs__panel"
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={open === undefined ? undefined : `${baseId}-tab-${open.id}`}
        tabIndex={0}
      >
        {open?.content}
      </div>
    </div>
  );
}
