import { CloseButton, TextInput } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconSearch } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import classes from './toolbar.module.css';

/** How long nothing more is typed until the list is searched, in milliseconds. */
const REST = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string | undefined;
  /** The words that the list is searched for. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/**
 * The search words of a list. The field holds what is typed, whatever the list does meanwhile; only an address that
 * came from elsewhere puts other words into it. ADM-073
 */
export function SearchField({ label, placeholder, words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const sent = useRef(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (words === sent.current) return;
    sent.current = words;
    clearTimeout(timer.current);
    setTyped(words);
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value;
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, REST, next);
  };
  const clear = () => {
    setTyped('');
    search('');
  };
  return (
    <TextInput
      type="search"
      className={classes.search ?? ''}
      aria-label={label}
      placeholder={placeholder ?? label}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={type}
      onBlur={() => search(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed);
        if (event.key === 'Escape' && typed !== '') clear();
      }}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        typed !== '' && (
          <CloseButton
            size="sm"
            variant="transparent"
            aria-label={adminListText.clearSearch()}
            onClick={clear}
          />
        )
      }
    />
  );
}
