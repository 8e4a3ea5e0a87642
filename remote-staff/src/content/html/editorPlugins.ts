import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { breakInCell, lineBreak } from './commands';
import { markType, nodeType } from './schema';

const item = nodeType('list_item');

/** Keys as word processors have them. Tab moves in lists and tables only: elsewhere it leaves the editor. */
export const editorPlugins = (): Plugin[] => [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggleMark(markType('strong')),
    'Mod-i': toggleMark(markType('em')),
    'Shift-Enter': lineBreak,
    Enter: chainCommands(breakInCell, splitListItem(item)),
    Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
  }),
  keymap(baseKeymap),
  tableEditing(),
];
