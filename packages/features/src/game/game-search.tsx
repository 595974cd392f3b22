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
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const given = useRef<string[]>([]);
  const give = (text: string): void => {
    const next = toSearch(text);
    given.current.push(next);
    onSearch(next);
  };
  const { later, now } = useDebouncedCall(give, SEARCH_DELAY_MS);

  useEffect(() => {
    const own = given.current.indexOf(search);
    given.current.splice(0, own + 1);
    if (own === -1) setTyped(search);
  }, [search]);

  const clear = (): void => {
    setTyped('');
    now('');
    input.current?.focus();
  };
  return (
    <form
      role="search"
      className="cf-games__search"
      onSubmit={(event) => {
        event.preventDefault();
        now(typed);
        // Removes the focus from the field, because the on-screen keyboard would cover the results.
        input.current?.blur();
      }}
    >
      <TextField
        ref={input}
        type="search"
        label={<span className="ck-visually-hidden">{label}</span>}
        placeholder={t('gameList.searchPlaceholder')}
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        prefix={<SearchIcon size={20} />}
        suffix={
          typed === '' ? undefined : (
            <IconButton label={t('gameList.searchClear')} icon={<CloseIcon size={20} />} onClick={clear} />
          )
        }
        onChange={(event) => {
          setTyped(event.target.value);
          later(event.target.value);
        }}
      />
    </form>
  );
}
