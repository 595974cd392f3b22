import { CloseIcon, IconButton, SearchIcon, TextField } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { SEARCH_MAX_LENGTH, toSearch } from './list-address.ts';
import { useDebouncedCall } from './use-debounced-call.ts';

export const SEARCH_DELAY_MS = 200;

export interface GameSearchProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** The search field of a list of games. The typed text is local state, so that a keystroke renders only this field. */
export function GameSearch({ label, search, onSearch }: GameSearchProps): ReactElement {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const searched = useRef<string[]>([]);
  const startSearch = (searchText: string): void => {
    const next = toSearch(searchText);
    searched.current.push(next);
    onSearch(next);
  };
  const { later, now } = useDebouncedCall(startSearch, SEARCH_DELAY_MS);

  useEffect(() => {
    const own = searched.current.indexOf(search);
    searched.current.splice(0, own + 1);
    if (own === -1) setText(search);
  }, [search]);

  const clear = (): void => {
    setText('');
    now('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      className="cf-games__search"
      onSubmit={(event) => {
        event.preventDefault();
        now(text);
        // Removes the focus from the field, because the on-screen keyboard would cover the results.
        field.current?.blur();
      }}
    >
      <TextField
        ref={field}
        type="search"
        label={<span className="ck-visually-hidden">{label}</span>}
        placeholder={t('gameList.searchPlaceholder')}
        value={text}
        maxLength={SEARCH_MAX_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        prefix={<SearchIcon size={20} />}
        suffix={
          text === '' ? undefined : (
            <IconButton label={t('gameList.searchClear')} icon={<CloseIcon size={20} />} onClick={clear} />
          )
        }
        onChange={(event) => {
          setText(event.target.value);
          later(event.target.value);
        }}
      />
    </form>
  );
}
