import { query } from '@portal/shared/api';
import { ConfirmDialog } from '@portal/shared/parts';
import { Box, Button, QueryView, SearchField, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { servicesOf } from '../orderRow';
import { type DataPlace, type DataTarget, placeText } from './dataMatch';

interface ChoosePlaceDialogProps {
  /** Name of the file. */
  readonly name: string;
  /** What its name may mean. */
  readonly targets: readonly DataTarget[];
  /** The only order; an order under test is looked for without it. */
  readonly code: string | undefined;
  readonly onChoose: (place: DataPlace) => void;
  readonly onClose: () => void;
}

/** Asks to which sample a file belongs: the order first, unless it is known, then its sample. */
export function ChoosePlaceDialog({ name, targets, code, onChoose, onClose }: ChoosePlaceDialogProps) {
  const [first] = new Set(targets.map((target) => target.code));
  const [order, setOrder] = useState(code ?? first);
  const [place, setPlace] = useState<DataPlace>();
  return (
    <ConfirmDialog
      open
      title="文件属于哪个样品"
      confirm="选定"
      color="primary"
      disabled={!place}
      onClose={onClose}
      onConfirm={() => place && onChoose(place)}
    >
      <Box sx={{ fontSize: 14, mb: 1.5, overflowWrap: 'anywhere' }}>{name}</Box>
      {order === undefined ? (
        <FindOrder onFound={setOrder} />
      ) : (
        <>
          <Samples code={order} place={place} onPick={setPlace} />
          {code === undefined && (
            <Button
              size="small"
              onClick={() => {
                setOrder(undefined);
                setPlace(undefined);
              }}
            >
              换一个订单
            </Button>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}

/** Looks for an order under test by the beginning of its number, or of its member's name, company or phone. */
function FindOrder({ onFound }: { readonly onFound: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const isCode = /^[dDｄＤ]?[\d０-９]/.test(words);
  const found = useQuery({
    ...query('staff/order/list', {
      states: ['testing'],
      ...(isCode ? { code: words } : { member: words }),
      size: 10,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SearchField
        aria-label="订单号或客户"
        placeholder="检测中订单的订单号或客户"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <QueryView query={found} loading={<Skeleton variant="rounded" height={160} />}>
        {({ list }) => (
          <Box sx={{ display: 'grid', mt: 1 }}>
            {list.length === 0 && (
              <Box sx={{ color: 'text.secondary', fontSize: 14 }}>没有这样的检测中订单</Box>
            )}
            {list.map((row) => (
              <Button
                key={row.code}
                color="inherit"
                sx={{ justifyContent: 'start', textAlign: 'left' }}
                onClick={() => onFound(row.code)}
              >
                {row.code} · {row.member} · {servicesOf(row)}
              </Button>
            ))}
          </Box>
        )}
      </QueryView>
    </>
  );
}

interface SamplesProps {
  readonly code: string;
  readonly place: DataPlace | undefined;
  readonly onPick: (place: DataPlace) => void;
}

/** The samples of an order as radio buttons, and the order as a whole. */
function Samples({ code, place, onPick }: SamplesProps) {
  const data = useQuery(query('staff/order/data', { codes: [code] }));
  return (
    <QueryView query={data} loading={<Skeleton variant="rounded" height={160} />}>
      {({ list: [order] }) => (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ fontSize: 14, fontWeight: 600, p: 0, mb: 0.5 }}>
            {code}
          </Box>
          {(order?.samples ?? []).map(({ number, name, tests, files }) => (
            <Pick
              key={number}
              its={{ code, sample: number }}
              place={place}
              onPick={onPick}
              text={[`${number} ${name}`, tests.join('、'), files > 0 ? `已有 ${files} 个文件` : '']}
            />
          ))}
          <Pick its={{ code, sample: null }} place={place} onPick={onPick} text={['整个订单']} />
        </Box>
      )}
    </QueryView>
  );
}

interface PickProps extends Omit<SamplesProps, 'code'> {
  readonly its: DataPlace;
  readonly text: readonly string[];
}

const Pick = ({ its, place, onPick, text }: PickProps) => (
  <Box component="label" sx={pick}>
    <input
      type="radio"
      name="place"
      checked={place !== undefined && placeText(place) === placeText(its)}
      onChange={() => onPick(its)}
    />
    {text.filter((part) => part !== '').join(' · ')}
  </Box>
);

const pick = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  fontSize: 14,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { width: 18, height: 18, m: 0, flex: 'none', accentColor: 'var(--mui-palette-primary-main)' },
} as const;
