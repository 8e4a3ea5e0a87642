import { query } from '@portal/shared/api';
import { Dialog } from '@portal/shared/extras';
import { type LazyDialogProps, plainList, pressedKey } from '@portal/shared/parts';
import { notify, useNavigate } from '@portal/shared/portal';
import { Box, SearchField, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import { leaveTo } from '../../ui/edit/leave';
import { pageActs } from '../../ui/pageActs';
import { desk, deskQueries } from '../../ui/session/desk';
import { type Found, nounLabels, onlyOne, pathOf } from './found';
import { findInput, useFound } from './useFound';

/** A line that can be chosen. */
interface Choice {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly choose: () => void;
}

/**
 * Finds orders, samples, members and the other records by number, name or phone, and the acts of the open page by name. A scanner's Enter
 * opens what a whole number means, even before the list is there.
 */
export const FindDialog = observer(function FindDialog({ open, onClose }: LazyDialogProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const navigate = useNavigate();
  const { list, isAnswered, error } = useFound(typed);
  const openFound = (found: Found) => {
    onClose();
    const path = pathOf(found, { money: desk.may(['finance']), samples: desk.may(['manager', 'lab']) });
    leaveTo(path, (to) => void navigate(to));
  };
  const choices: Choice[] = [
    ...pageActs()
      .filter(({ label }) => label.includes(typed.trim()))
      .map(({ label, key, run }) => ({
        key: `act ${key}`,
        kind: '操作',
        title: label,
        text: `按键 ${key}`,
        choose: () => {
          onClose();
          run();
        },
      })),
    ...list.map((found) => ({
      key: `${found.noun} ${found.code} ${found.order_code}`,
      kind: nounLabels[found.noun],
      title: found.title,
      text: found.text,
      choose: () => openFound(found),
    })),
  ];
  const at = Math.min(active, choices.length - 1);
  const enter = async () => {
    if (isAnswered || typed.trim() === '') return choices[at]?.choose();
    const asked = findInput(typed);
    const answer = await deskQueries.fetchQuery(query('staff/desk/find', asked)).catch(() => undefined);
    const one = answer && onlyOne(answer.list, asked.keyword);
    if (one) openFound(one);
    else if (answer?.list.length === 0) notify.error(`没有找到“${asked.keyword}”`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((at + step + choices.length) % Math.max(1, choices.length));
    } else if (key === 'Enter') {
      event.preventDefault();
      void enter();
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': '查找',
          sx: { alignSelf: 'flex-start', mt: { xs: 1, sm: 8 }, mx: { xs: 1, sm: 4 } },
        },
      }}
    >
      <Box sx={{ p: 2 }}>
        <SearchField
          aria-label="查找"
          placeholder="单号、样品号、发票号、姓名、手机号、服务"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={id}
          aria-activedescendant={choices[at] ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoFocus
          maxLength={100}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
        />
        <Box component="ul" id={id} role="listbox" aria-label="查找结果" sx={listbox}>
          {choices.map(({ key, kind, title, text, choose }, index) => (
            <Box
              component="li"
              key={key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onClick={choose}
              sx={{ ...option, bgcolor: index === at ? 'action.selected' : undefined }}
            >
              <Box component="span" sx={{ flex: 'none', width: 56, color: 'text.secondary', fontSize: 13 }}>
                {kind}
              </Box>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {title}
                {text && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13 }}>
                    {text}
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
        <Typography variant="caption" role="status" sx={{ display: 'block', color: 'text.secondary', mt: 1 }}>
          {error ? error.message : isAnswered && list.length === 0 ? `没有找到“${typed.trim()}”` : hint}
        </Typography>
      </Box>
    </Dialog>
  );
});

const hint = '↑↓ 选择，回车打开，Esc 关闭';

const listbox = { ...plainList, mt: 1, maxHeight: '50vh', overflow: 'auto' } as const;

const option = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  minHeight: 40,
  px: 1,
  py: 1,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
