import { lineBelow } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { insertTable, isMarked, isWithin, type Level, level, levelOf, list, mark, quote } from './commands';
import { nodeType } from './schema';
import { TableTools } from './TableTools';
import { Tool } from './Tool';

interface ToolbarProps {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

const levels: readonly (readonly [Level, string])[] = [
  [0, '正文'],
  [3, '标题'],
  [4, '小标题'],
];

/** What can be done with the text at the cursor. It stays in sight while a long text is scrolled. */
export function Toolbar({ state, run, onLink, onPicture }: ToolbarProps) {
  const inList = (name: 'bullet_list' | 'ordered_list') => isWithin(state, nodeType(name));
  const marks = [
    ['strong', '加粗', <b key="b">B</b>],
    ['em', '斜体', <i key="i">I</i>],
    ['sub', '下标', <span key="sub">X₂</span>],
    ['sup', '上标', <span key="sup">X²</span>],
  ] as const;
  return (
    <Box role="toolbar" aria-label="文字格式" sx={barStyle}>
      {levels.map(([value, label]) => (
        <Tool
          key={label}
          label={label}
          pressed={levelOf(state) === value}
          onPress={() => run(level(value))}
        />
      ))}
      {marks.map(([name, label, sign]) => (
        <Tool key={name} label={label} pressed={isMarked(state, name)} onPress={() => run(mark(name))}>
          {sign}
        </Tool>
      ))}
      <Tool label="列表" pressed={inList('bullet_list')} onPress={() => run(list('bullet_list'))} />
      <Tool label="编号" pressed={inList('ordered_list')} onPress={() => run(list('ordered_list'))} />
      <Tool label="引用" pressed={isWithin(state, nodeType('blockquote'))} onPress={() => run(quote)} />
      <Tool label="链接" pressed={isMarked(state, 'link')} onPress={onLink} />
      <Tool label="图片" onPress={onPicture} />
      {!isWithin(state, nodeType('table')) && <Tool label="表格" onPress={() => run(insertTable)} />}
      <Tool label="撤销" disabled={!undo(state)} onPress={() => run(undo)} />
      <Tool label="重做" disabled={!redo(state)} onPress={() => run(redo)} />
      {isWithin(state, nodeType('table')) && <TableTools run={run} />}
    </Box>
  );
}

const barStyle = {
  ...lineBelow,
  position: 'sticky',
  top: { xs: 0, md: 52 },
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  p: 0.5,
  borderTopLeftRadius: 'inherit',
  borderTopRightRadius: 'inherit',
  bgcolor: 'background.paper',
} as const;
