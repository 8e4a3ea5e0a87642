import { Alert } from '@portal/shared/extras';
import { FileDrop, Panel, plainList } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { desk } from '../session/desk';
import { ChoosePlaceDialog } from './ChoosePlaceDialog';
import type { DataFile } from './DataFile';
import { type DataScope, dataFilesOf } from './DataFiles';
import { DataRow } from './DataRow';

interface DataDropProps {
  readonly title: string;
  /** All orders under test without it. */
  readonly within?: DataScope;
}

/** Files of data are dropped or chosen, find their samples by their names, and are sent when the person has looked at it. */
export const DataDrop = observer(function DataDrop({ title, within }: DataDropProps) {
  const files = dataFilesOf(desk.self?.account ?? '', within);
  const [asked, setAsked] = useState<DataFile>();
  const { list, ready, done, asking, isLost } = files;
  return (
    <Panel
      title={title}
      aside={
        list.some((one) => one.isDone || one.refused !== undefined) && (
          <Button size="small" color="inherit" onClick={files.tidy} sx={{ ml: 'auto' }}>
            清除已完成
          </Button>
        )
      }
    >
      <FileDrop
        label="数据文件"
        accept="*"
        multiple
        hint="可一次选择多个；按文件名里的样品编号归到样品，也认订单号、样品码、样品名称和检测项目"
        onFiles={files.add}
      />
      {isLost && (
        <Alert
          severity="warning"
          sx={{ mt: 1.5 }}
          action={
            <Button size="small" color="inherit" onClick={() => void files.match()}>
              重试
            </Button>
          }
        >
          还不知道文件属于哪个样品：{list.find(({ lost }) => lost !== undefined)?.lost}。文件都还在列表里。
        </Alert>
      )}
      {list.length > 0 && (
        <Box component="ul" aria-label="数据文件" sx={{ ...plainList, mt: 1 }}>
          {list.map((one, index) => (
            // Rows are only added at the end; the same file may be listed twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <DataRow key={index} its={one} files={files} onAsk={() => setAsked(one)} />
          ))}
        </Box>
      )}
      {list.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
          <Button variant="contained" disabled={ready.length === 0} onClick={files.sendReady}>
            上传 {ready.length} 个文件
          </Button>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              `共 ${list.length} 个`,
              ...(done.length > 0 ? [`已加入订单 ${done.length} 个`] : []),
              ...(asking.length > 0 ? [`待选择 ${asking.length} 个`] : []),
            ].join('，')}
          </Typography>
        </Box>
      )}
      {asked && (
        <ChoosePlaceDialog
          name={asked.name}
          targets={asked.match?.targets ?? []}
          code={within?.only ? within.codes[0] : undefined}
          onChoose={(place) => {
            files.choose(asked, place);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
});
