import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { insertBreak, setKind, toggle, toggleList, toggleQuote } from './commands.ts';
import { schema } from './schema.ts';

const { listItem } = schema.nodes;

/**
 * The keys of the editor, as word processors have them. Tab is not among them, so that it leads on to the next field;
 * items of lists are moved in and out by brackets.
 */
export const keys = (openLink: Command): Readonly<Record<string, Command>> => ({
  ...baseKeymap,
  'Mod-b': toggle('bold'),
  'Mod-i': toggle('italic'),
  'Mod-u': toggle('underline'),
  'Mod-Shift-x': toggle('strike'),
  'Mod-e': toggle('code'),
  'Mod-k': openLink,
  'Mod-Alt-0': setKind('paragraph'),
  'Mod-Alt-2': setKind(2),
  'Mod-Alt-3': setKind(3),
  'Mod-Alt-4': setKind(4),
  'Mod-Shift-7': toggleList(true),
  'Mod-Shift-8': toggleList(false),
  'Mod-Shift-9': toggleQuote,
  'Mod-]': sinkListItem(listItem),
  'Mod-[': liftListItem(listItem),
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  Enter: chainCommands(splitListItem(listItem), baseKeymap.Enter ?? exitCode),
  'Shift-Enter': insertBreak,
});
