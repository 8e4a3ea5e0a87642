import type { Order, OrderFile } from '@portal/shared/contract';
import {
  fileSize,
  line,
  plainList,
  useFolded,
  useLazyDialog,
  useScrollToHash,
  written,
} from '@portal/shared/parts';
import { formatInstant, limits } from '@portal/shared/rules';
import { Box, Button, Icon, icons, Paper, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { ShareButton } from '../../ui/dataShare/ShareButton';
import { ZipButton } from '../../ui/download/ZipButton';
import { resultsOf, useOrderFiles } from '../useOrderFiles';
import { ResultFile } from './ResultFile';

/** Delivered data, linked to by `#results`: the good news, all files at once, each file with its size and curve, and a question about them. */
export function ResultsPanel({ order }: { readonly order: Order }) {
  const results = resultsOf(useOrderFiles(order).data ?? []);
  const [shown, showAll] = useFolded(results, { first: 20, what: '个文件' });
  useScrollToHash('results', results.length > 0);
  const ask = useAsk(order);
  if (results.length === 0) return null;
  return (
    <Paper
      component="section"
      id="results"
      aria-labelledby="results-title"
      sx={{ ...line, minWidth: 0, overflow: 'hidden' }}
    >
      <ResultsBanner order={order} results={results} ask={ask} />
      <Question order={order} />
      <Box component="ul" aria-label="数据文件" sx={{ ...plainList, px: { xs: 2, sm: 2.5 }, py: 1 }}>
        {shown.map((file, index) => (
          <ResultFile key={file.rid} file={file} order={order.rid} first={index === 0} onAsk={ask?.about} />
        ))}
      </Box>
      {showAll && <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1.5 }}>{showAll}</Box>}
      {ask?.dialog}
    </Paper>
  );
}

interface BannerProps {
  readonly order: Order;
  readonly results: readonly OrderFile[];
  readonly ask: ReturnType<typeof useAsk>;
}

function ResultsBanner({ order, results, ask }: BannerProps) {
  const size = results.reduce((sum, file) => sum + file.size, 0);
  return (
    <Box sx={banner}>
      <Box sx={{ color: 'success.main', display: 'grid' }}>
        <Icon path={icons.check} size={28} />
      </Box>
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography id="results-title" variant="h4" component="h2">
          数据已交付
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          共 {results.length} 个文件，{fileSize(size)}，请下载并核对
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {ask && (
          <Button color="inherit" {...ask.prefetchProps} loading={ask.loading} onClick={() => ask.about('')}>
            对数据有疑问
          </Button>
        )}
        {results.length <= limits.filesAtOnce && (
          <ShareButton rids={results.map(({ rid }) => rid)} name={`订单 ${order.code} 的数据`} />
        )}
        <ZipButton
          order={order}
          variant="contained"
          color="success"
          startIcon={<Icon path={icons.download} size={18} />}
        >
          下载全部数据
        </ZipButton>
      </Box>
    </Box>
  );
}

/** The member's last question about the data, and what the lab has answered since. */
function Question({ order: { timeline } }: { readonly order: Order }) {
  const asked = timeline.findLast(({ act }) => act === 'ask');
  if (!asked) return null;
  const answered = timeline.findLast(({ act, at }) => act === 'answer' && at >= asked.at);
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 2, display: 'grid', gap: 0.5, typography: 'body2', ...written }}>
      <span>
        您的疑问（{formatInstant(asked.at)}）：{asked.note}
      </span>
      {answered ? (
        <span>
          实验室答复（{formatInstant(answered.at)}）：{answered.note}
        </span>
      ) : (
        <Box component="span" sx={{ color: 'warning.main' }}>
          客户经理将尽快与您联系
        </Box>
      )}
    </Box>
  );
}

/** The dialog that asks the lab: `about` opens it with a place of a file, in words, or with none. Undefined when the order takes no questions. */
function useAsk(order: Order) {
  const [spot, setSpot] = useState('');
  const load = () => import('./AskDialog').then((m) => m.AskDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('ask', load, { order, spot });
  const about = (asked: string) => {
    setSpot(asked);
    show();
  };
  return order.can.includes('ask') ? { about, prefetchProps, loading, dialog } : undefined;
}

const banner = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, sm: 2.5 },
  py: 2,
  borderLeft: '4px solid',
  borderLeftColor: 'success.main',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-success-main) 9%, transparent)',
} as const;
