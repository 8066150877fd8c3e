import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type Ref, useMemo, useState } from 'react';
import { findNodes, type Placed, placeNodes, type TreeNode } from './tree.ts';
import classes from './tree-picker.module.css';

interface TreePickerProps {
  readonly label: string;
  readonly placeholder?: string;
  /** The tree from its root on, each below its parent; undefined while it is loading. */
  readonly nodes: readonly TreeNode[] | undefined;
  readonly picked: readonly string[];
  /** Picks one, or gives it up where it is picked already. */
  readonly onPick: (value: string) => void;
  readonly nothing?: string;
  readonly id?: string;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** How many are shown at once; the others are found by words. */
const SHOWN = 100;

/** Picks several records of a tree, by walking through it or by words. ADM-059 */
export function TreePicker(props: TreePickerProps) {
  const { label, placeholder, nodes, picked, onPick, nothing = adminListText.noOption(), ...input } = props;
  const { inputRef, ...field } = input;
  const [words, setWords] = useState('');
  const box = useCombobox({
    onDropdownClose: () => {
      box.resetSelectedOption();
      setWords('');
    },
  });
  const placed = useMemo(() => placeNodes(nodes ?? []), [nodes]);
  const found = findNodes(placed, words);
  const type = (typed: string) => {
    setWords(typed);
    box.openDropdown();
    box.resetSelectedOption();
  };
  return (
    <Combobox store={box} onOptionSubmit={onPick}>
      <Combobox.Target>
        <TextInput
          {...field}
          ref={inputRef}
          label={label}
          placeholder={placeholder ?? adminListText.findOption()}
          value={words}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => box.openDropdown()}
          rightSection={nodes ? <IconChevronDown size={16} aria-hidden /> : <Loader size="xs" />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={nodes === undefined}>
        <Combobox.Options className={classes.options ?? ''} aria-label={label} aria-multiselectable>
          {found.slice(0, SHOWN).map((node) => (
            <Option
              key={node.value}
              node={node}
              isPicked={picked.includes(node.value)}
              isFound={words.trim() !== ''}
            />
          ))}
          {found.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
        {found.length > SHOWN && (
          <Combobox.Footer className={classes.more ?? ''}>
            {adminListText.moreOptions({ n: found.length - SHOWN })}
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface OptionProps {
  readonly node: Placed;
  readonly isPicked: boolean;
  /** Whether it is found by words: then what is above it is told, as it may not be seen. */
  readonly isFound: boolean;
}

const Option = ({ node: { value, label, note, depth, above }, isPicked, isFound }: OptionProps) => (
  <Combobox.Option value={value} active={isPicked} aria-selected={isPicked}>
    <span className={classes.option} style={{ paddingInlineStart: isFound ? 0 : depth * 16 }}>
      <IconCheck size={15} aria-hidden className={classes.check} data-picked={isPicked} />
      <span className={classes.words}>
        {label}
        {note !== undefined && <span className={classes.note}> · {note}</span>}
        {isFound && above.length > 0 && <span className={classes.above}>{above.join(' › ')}</span>}
      </span>
    </span>
  </Combobox.Option>
);
