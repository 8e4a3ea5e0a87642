import { line, plainList, pressedKey, typedText } from '@portal/shared/parts';
import { limits, texts, viewBounds } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { NumberSetting } from '../acts/NumberSetting';
import { settingInput, settingLabel } from '../acts/settingStyle';
import { axisValue } from '../curves/spotText';
import type { Range } from '../plot/window';
import type { ViewNote } from './noteText';

interface NotesPanelProps {
  /** Title of the abscissa, and the name by which annotations know it. */
  readonly title: string;
  readonly axis: string;
  readonly notes: readonly ViewNote[];
  readonly onChange: (notes: readonly ViewNote[]) => void;
  readonly marked: number | undefined;
  /** Takes the mark away, because it has become an annotation. */
  readonly onPlaced: () => void;
  /** Takes the mark away without an annotation; missing where another part does it. */
  readonly onClear?: (() => void) | undefined;
  readonly range: Range;
}

const [noteLabel, longest] = texts.viewNote;

/** Annotations of the drawing: a new one at the marked spot, or over what is shown; each is moved, changed and deleted in its row. */
export function NotesPanel(props: NotesPanelProps) {
  const { title, axis, notes, onChange, marked, onPlaced, onClear, range } = props;
  const [text, setText] = useState('');
  const id = useId();
  const full = notes.length >= limits.viewNotes;
  const words = text.trim();
  const add = () => {
    if (full || words === '') return;
    const [from, to] = marked === undefined ? range : [marked, marked];
    onChange([...notes, { axis, from, to, text: words }]);
    setText('');
    onPlaced();
  };
  const replace = (index: number, change: Partial<ViewNote>) =>
    onChange(notes.map((note, at) => (at === index ? { ...note, ...change } : note)));
  return (
    <Box component="section" aria-labelledby={id} sx={panel}>
      <Typography id={id} variant="subtitle1" component="h3">
        标注{notes.length > 0 && `（${notes.length}）`}
      </Typography>
      <Box sx={row}>
        <Box component="label" sx={settingLabel}>
          标注文字
          <Box
            component="input"
            value={text}
            maxLength={longest}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (pressedKey(event) === 'Enter') add();
            }}
            sx={{ ...typedText, ...settingInput, width: { xs: 180, sm: 240 } }}
          />
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled={full || words === ''}
          onClick={add}
          sx={tall}
        >
          {marked === undefined ? '标注所示范围' : `标注在 ${axisValue(title, marked)}`}
        </Button>
        {onClear && marked !== undefined && (
          <Button color="inherit" onClick={onClear} sx={tall}>
            取消标记
          </Button>
        )}
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {full ? `最多 ${limits.viewNotes} 条，请先删除` : '点按谱图（或回车键）选位置'}
        </Box>
      </Box>
      {notes.length > 0 && (
        <Box component="ul" aria-label="标注列表" sx={{ ...plainList, display: 'grid', gap: 1, pb: 1 }}>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: annotations have no key, and stay in their order.
            <Box component="li" key={index} sx={row} aria-label={`${noteLabel} ${note.text}`}>
              <NoteWords text={note.text} onChange={(next) => replace(index, { text: next })} />
              <NumberSetting
                label={note.to > note.from ? '从' : '位置'}
                value={note.from}
                {...viewBounds.abscissa}
                onChange={(from) =>
                  replace(index, { from, to: note.to > note.from ? Math.max(from, note.to) : from })
                }
              />
              {note.to > note.from && (
                <NumberSetting
                  label="到"
                  value={note.to}
                  min={note.from}
                  max={viewBounds.abscissa.max}
                  onChange={(to) => replace(index, { to })}
                />
              )}
              {note.axis !== axis && (
                <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                  横轴为{note.axis}，当前不显示
                </Box>
              )}
              <Button
                color="inherit"
                aria-label={`删除标注${note.text}`}
                onClick={() => onChange(notes.filter((_, at) => at !== index))}
                sx={tall}
              >
                删除
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface NoteWordsProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The words of an annotation; an empty field goes back to what it was. */
function NoteWords({ text, onChange }: NoteWordsProps) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const words = typed?.trim();
    if (words !== undefined && words !== '' && words !== text) onChange(words);
    setTyped(undefined);
  };
  return (
    <Box
      component="input"
      aria-label="标注内容"
      value={typed ?? text}
      maxLength={longest}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      sx={{ ...typedText, ...settingInput, width: { xs: 160, sm: 200 } }}
    />
  );
}

const panel = { ...line, borderRadius: 1, px: 1.5, py: 0.5, display: 'grid', gap: 1, minWidth: 0 } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 } as const;
const tall = { minHeight: { xs: 44, sm: 36 }, '&[aria-disabled="true"]': { opacity: 0.45 } } as const;
