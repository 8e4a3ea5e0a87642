import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Check, LinkSwitch, Panel, plainList } from '@portal/shared/parts';
import { useNavigate, useSearchParams, withQuery } from '@portal/shared/portal';
import { limits, texts } from '@portal/shared/rules';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BackLink } from '../ui/BackLink';
import { useDeskAct } from '../ui/useDeskAct';
import { worksheetList, worksheetPath } from './worksheetList';

type Waiting = Data<'staff/worksheet/waiting'>['list'][number];

const path = `${worksheetList.path}/new`;

/** Samples of orders under test that wait for a service become a worksheet. */
export function NewWorksheetPage() {
  const [search] = useSearchParams();
  const [note, setNote] = useState('');
  const waiting = useQuery(query('staff/worksheet/waiting', {}));
  return (
    <>
      <BackLink to={worksheetList.path}>工作单</BackLink>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        新建工作单
      </Typography>
      <QueryView query={waiting} loading={<Skeleton variant="rounded" height={320} />}>
        {({ list }) => {
          const shown = list.find(({ service }) => service.rid === search.get('service')) ?? list[0];
          if (!shown) return <EmptyState title="没有待上工作单的样品" text="检测中的订单的样品会列在这里" />;
          return (
            <>
              <LinkSwitch
                label="检测项目"
                links={list.map(({ service: { rid, name }, orders }) => ({
                  label: `${name} ${orders.reduce((sum, { samples }) => sum + samples, 0)}`,
                  to: withQuery(path, { service: rid }),
                  current: rid === shown.service.rid,
                }))}
              />
              <NewWorksheet key={shown.service.rid} waiting={shown} note={note} onNote={setNote} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}

const [noteLabel, noteLength] = texts.worksheetNote;

interface NewWorksheetProps {
  readonly waiting: Waiting;
  /** Stays when another service is chosen. */
  readonly note: string;
  readonly onNote: (note: string) => void;
}

function NewWorksheet({ waiting: { service, instruments, orders }, note, onNote }: NewWorksheetProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [instrument, setInstrument] = useState('');
  const picked = orders.filter(({ code }) => chosen.has(code));
  const samples = picked.reduce((sum, order) => sum + order.samples, 0);
  const isFull = samples > limits.worksheetRows || picked.length > limits.batchRows;
  const add = useDeskAct('staff/worksheet/add', {
    done: ({ code }) => `工作单 ${code} 已建立`,
    onDone: ({ code }) => void navigate(worksheetPath(code)),
  });
  const choose = (codes: readonly string[]) => setChosen(new Set(codes));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked.length === 0 || isFull || add.isPending) return;
    add.mutate({
      service_rid: service.rid,
      codes: picked.map(({ code }) => code),
      note,
      ...(instrument !== '' && { instrument_rid: instrument }),
    });
  };
  return (
    <Panel title={service.name}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <TextField
            select
            size="small"
            label="仪器"
            value={instrument}
            onChange={({ target }) => setInstrument(target.value)}
            sx={{ width: { xs: 1, sm: 260 } }}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">不指定</option>
            {instruments.map(({ rid, name }) => (
              <option key={rid} value={rid}>
                {name}
              </option>
            ))}
          </TextField>
          <TextField
            size="small"
            label={noteLabel}
            value={note}
            onChange={({ target }) => onNote(target.value)}
            sx={{ flex: '1 1 240px' }}
            slotProps={{ htmlInput: { maxLength: noteLength } }}
          />
        </Box>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontSize: 14, fontWeight: 600 }}>
            订单
          </Box>
          <Check
            checked={picked.length === orders.length}
            onChange={({ target }) => choose(target.checked ? orders.map(({ code }) => code) : [])}
          >
            全选
          </Check>
          <Box component="ul" sx={plainList}>
            {orders.map(({ code, member, samples: count }) => (
              <li key={code}>
                <Check
                  checked={chosen.has(code)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, code] : [...chosen].filter((one) => one !== code))
                  }
                >
                  {code} · {member} · {count} 个样品
                </Check>
              </li>
            ))}
          </Box>
        </Box>
        {isFull && (
          <Typography variant="body2" role="status" sx={{ color: 'warning.main' }}>
            一张工作单最多 {limits.worksheetRows} 行、{limits.batchRows} 个订单，请分开建立
          </Typography>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={add.isPending}
          disabled={picked.length === 0 || isFull}
          sx={{ justifySelf: 'start' }}
        >
          建立工作单（{samples} 个样品）
        </Button>
      </Box>
    </Panel>
  );
}
