import { call } from '@portal/shared/api';
import type { Data, DeliveredFile } from '@portal/shared/contract';
import { DownloadButton, fileSize, RoomNote } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { firstCharacters, limits, texts } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { ShareButton } from '../ui/dataShare/ShareButton';
import { batchBar } from '../ui/table/batchBar';
import { type DataFilter, dataPath, filterInput } from './dataFilter';
import { TagButton } from './tag/TagButton';

interface DownloadBarProps {
  readonly filter: DataFilter;
  /** Number of files that fit; null when it is not known. */
  readonly total: number | null;
  /** The chosen files. */
  readonly files: readonly DeliveredFile[];
  readonly onClear: () => void;
}

/** How many files there are or are chosen, their download as one zip, and tags and a link for the chosen ones. */
export function DownloadBar({ filter, total, files, onClear }: DownloadBarProps) {
  const chosen = files.map(({ rid }) => rid);
  const some = chosen.length > 0;
  const pack = async (format?: 'eln') => {
    const { url, ...found } = await call('auth/web/orderFile/zip4person', {
      ...filterInput(filter),
      ...(some && { rids: chosen }),
      ...(format && { format }),
    });
    notify.success(zipNote(found));
    return { url };
  };
  return (
    <Box role="region" aria-label="成批下载" sx={some ? batchBar : plainBar}>
      <Box sx={{ flex: '1 1 auto' }}>
        <Typography variant="body2" role="status" sx={{ color: some ? 'text.primary' : 'text.secondary' }}>
          {some ? `已选 ${chosen.length} 个文件` : total !== null && countText(total)}
        </Typography>
        <RoomNote of="filesAtOnce" count={chosen.length} onlyNear />
      </Box>
      {some && (
        <Button size="small" color="inherit" onClick={onClear}>
          取消选择
        </Button>
      )}
      {some && <TagButton files={files} />}
      {some && <ShareButton rids={chosen} name={shareName(files)} />}
      <DownloadButton
        size="small"
        variant="text"
        title="电子实验记录本（ELN）可导入的 RO-Crate 数据包，含校验值"
        ask={() => pack('eln')}
        name="检测数据.eln"
        page={dataPath(filter)}
      >
        导出 .eln
      </DownloadButton>
      <DownloadButton
        size="small"
        variant={some ? 'contained' : 'outlined'}
        ask={() => pack()}
        name="检测数据.zip"
        page={dataPath(filter)}
      >
        {some ? '打包下载所选' : '打包下载全部'}
      </DownloadButton>
    </Box>
  );
}

/** Returns what a link to files is called at first: what was measured. */
function shareName(files: readonly DeliveredFile[]): string {
  const services = [...new Set(files.flatMap(({ services }) => services))];
  const [first = '检测'] = services;
  return firstCharacters(services.length > 1 ? `${first}等数据` : `${first}数据`, texts.dataShareName[1]);
}

const countText = (total: number) => `共 ${total >= limits.counted ? `${limits.counted}+` : total} 个文件`;

/** Returns what a zip of data has and what it leaves out, as one sentence. */
function zipNote({ files, size, beyond }: Omit<Data<'auth/web/orderFile/zip4person'>, 'url'>): string {
  const packed = `打包 ${files} 个文件，共 ${fileSize(size)}`;
  return beyond > 0 ? `${packed}；另有 ${beyond} 个超出一次打包的上限，请缩短期间分次下载` : packed;
}

const plainBar = { ...batchBar, position: 'static', borderColor: 'transparent' } as const;
