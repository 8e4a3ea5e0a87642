import { query } from '@portal/shared/api';
import { Link, paths, usePortal } from '@portal/shared/portal';
import { Box, ButtonBase, Money } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useState } from 'react';
import type { Suggestion } from '../contract';
import { firstCharacters } from '../rules';
import { clearRecentWords, recentWords, rememberWord } from './recentWords';
import { optionId, useCombobox } from './useCombobox';

export interface SuggestListProps {
  /** The input of a form with position relative; the list is shown below the form. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Id of the list, which the input names in `aria-controls`. */
  readonly id: string;
  /** Searches for a word. */
  readonly onWord: (word: string) => void;
}

/** Milliseconds after the last key until suggestions are requested. */
const pause = 150;

/** Services with prices for what is typed in a search field; a member's last searches while it is empty. */
export const SuggestList = observer(function SuggestList({ field, id, onWord }: SuggestListProps) {
  const { session } = usePortal();
  const owner = session.signedIn ? session.user?.userInfo.rid : undefined;
  const [recent, setRecent] = useState(() => recentWords(owner));
  const [asked, setAsked] = useState('');
  const found = useQuery({
    ...query('open/web/search/suggest', { kw: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const services = asked === '' ? [] : (found.data ?? []);
  const search = (word: string) => {
    rememberWord(owner, word);
    setRecent(recentWords(owner));
  };
  // Until the first answer nothing is shown, so that no option moves away under the pointer.
  const ready = asked === '' || !found.isPending;
  const count = !ready ? 0 : asked === '' ? recent.length : services.length + 1;
  const { typed, open, active, close } = useCombobox({ field, id, count, onSubmit: search });

  useEffect(() => setRecent(recentWords(owner)), [owner]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(firstCharacters(typed, 100)), typed === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);

  if (!open) return null;
  const choose = (word: string) => {
    search(word);
    close();
    onWord(word);
  };
  const follow = () => {
    if (field.current) field.current.value = '';
    close();
  };
  const option = (index: number) => ({
    id: optionId(id, index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    sx: row(index === active),
  });
  return (
    // A click must not take the focus out of the field, because that closes the list.
    <Box onMouseDown={(event) => event.preventDefault()} sx={panel}>
      {asked === '' && (
        <Box sx={head}>
          最近搜索
          <ButtonBase
            onClick={() => {
              clearRecentWords();
              setRecent([]);
            }}
            sx={{ minHeight: 32, px: 1, borderRadius: 0.5, font: 'inherit' }}
          >
            清除
          </ButtonBase>
        </Box>
      )}
      <Box role="listbox" id={id} aria-label="搜索建议">
        {asked === ''
          ? recent.map((word, index) => (
              <Box key={word} {...option(index)} onClick={() => choose(word)}>
                <Box component="span" sx={name}>
                  {word}
                </Box>
              </Box>
            ))
          : services.map((service, index) => (
              <Box
                key={service.rid}
                component={Link}
                to={paths.detail(service.rid)}
                {...option(index)}
                onClick={follow}
              >
                <ServiceLine service={service} />
              </Box>
            ))}
        {asked !== '' && (
          <Box {...option(services.length)} onClick={() => choose(typed)}>
            <Box component="span" sx={name}>
              搜索“{typed}”的全部结果
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
});

function ServiceLine({ service }: { readonly service: Suggestion }) {
  return (
    <>
      <Box component="span" sx={name}>
        {service.name}
      </Box>
      <Box component="span" sx={{ flex: 'none', fontSize: '0.8125rem', color: 'text.secondary' }}>
        <Money fen={service.price_fen} strong /> 起/{service.unit}
      </Box>
    </>
  );
}

const panel = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  right: 0,
  width: 'max(100%, min(400px, 100vw - 32px))',
  maxHeight: '60vh',
  overflowY: 'auto',
  zIndex: 'modal',
  py: 0.5,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: '0 8px 24px rgb(4 31 41 / 18%)',
} as const;

const head = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  pl: 1.5,
  pr: 0.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;

const row = (active: boolean) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 1.5,
    color: 'text.primary',
    fontSize: '0.875rem',
    textDecoration: 'none',
    cursor: 'pointer',
    bgcolor: active ? 'action.selected' : 'transparent',
    '&:hover': { bgcolor: active ? 'action.selected' : 'action.hover' },
  }) as const;

const name = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
