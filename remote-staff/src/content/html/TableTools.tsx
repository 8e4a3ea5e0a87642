import { VisuallyHidden } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { Tool } from './Tool';

const tools: readonly (readonly [string, Command])[] = [
  ['下方加行', addRowAfter],
  ['右侧加列', addColumnAfter],
  ['删除行', deleteRow],
  ['删除列', deleteColumn],
  ['首行表头', toggleHeaderRow],
  ['删除表格', deleteTable],
];

/** What can be done with the table in which the cursor is. */
export const TableTools = ({ run }: { readonly run: (command: Command) => void }) => (
  <Box role="group" sx={{ display: 'flex', flexWrap: 'wrap', width: 1, color: 'text.secondary' }}>
    <VisuallyHidden>表格</VisuallyHidden>
    {tools.map(([label, command]) => (
      <Tool key={label} label={label} onPress={() => run(command)} />
    ))}
  </Box>
);
