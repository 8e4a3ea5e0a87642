import { fileSize, lineAbove } from '@portal/shared/parts';
import { Box, Button, Icon, icons } from '@portal/shared/ui';
import { UploadBar, uploadStatusText } from '@portal/shared/upload';
import { observer } from 'mobx-react-lite';
import type { DataFile } from './DataFile';
import type { DataFiles } from './DataFiles';
import { type DataTarget, placeOf, placeText } from './dataMatch';

interface DataRowProps {
  readonly its: DataFile;
  readonly files: DataFiles;
  /** Opens the choice of a sample. */
  readonly onAsk: () => void;
}

/** Targets that are offered as buttons; of more the dialog has all. */
const offered = 4;

/** One file: where it goes, how far it is, and what can be done with it. */
export const DataRow = observer(function DataRow({ its, files, onAsk }: DataRowProps) {
  const { name, upload, isDone, isSent, asks, isKnown, place, match } = its;
  const failed = upload.status === 'failed';
  const isWrong = its.refused !== undefined || failed;
  const act = (label: string, onClick: () => void) => (
    <Button size="small" color="inherit" aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Box component="li" aria-label={name} sx={row}>
      <Box sx={{ display: 'grid', color: isDone ? 'success.main' : isWrong ? 'error.main' : 'primary.main' }}>
        <Icon path={isDone ? icons.check : icons.file} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>
            {fileSize(upload.size)}
          </Box>
        </Box>
        <Box
          sx={{
            overflowWrap: 'anywhere',
            color: isWrong ? 'error.main' : asks ? 'warning.main' : 'text.secondary',
          }}
        >
          {stateText(its)}
        </Box>
        {asks && !isKnown && match && match.targets.length > 0 && match.targets.length <= offered && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {match.targets.map((target) => (
              <Button
                key={placeText(placeOf(target))}
                size="small"
                variant="outlined"
                onClick={() => files.choose(its, placeOf(target))}
              >
                {targetText(target)}
              </Button>
            ))}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          gridColumn: { xs: 2, sm: 3 },
          ml: { xs: -1, sm: 0 },
        }}
      >
        {isKnown && place && act('再加一份', () => files.choose(its, place))}
        {match && (!isSent || failed) && act(place ? '改样品' : '选择样品', onAsk)}
        {failed && act('重试', () => files.again(its))}
        {upload.status === 'retrying' && act('立即重试', upload.retryNow)}
        {!isDone && upload.status !== 'adding' && act('移除', () => files.remove(its))}
      </Box>
      {isSent && !isDone && !failed && <UploadBar its={upload} />}
    </Box>
  );
});

/** Says what a sample is: number, name, tests, and whose order it is. */
const targetText = ({ code, member, sample, tests }: DataTarget): string =>
  [sample ? `${sample.number} ${sample.name}` : '整个订单', tests.join('、'), code, member]
    .filter((text) => text !== '')
    .join(' · ');

/** Where the file goes, or why that is not known. */
function stateText({ refused, match, place, isKnown, isSent, isDone, upload, isChosen }: DataFile): string {
  if (refused !== undefined) return refused;
  if (!match) return '正在核对…';
  if (!place) return askText(match);
  const target = match.targets.find((one) => placeText(placeOf(one)) === placeText(place));
  const where = target ? targetText(target) : placeText(place);
  if (isKnown) return `${where}：该订单已有同名同大小的文件`;
  if (!isSent) return `${where}${isChosen ? '（手动选择）' : ''}`;
  return isDone ? `已加入 ${where}` : `${where} · ${uploadStatusText(upload)}`;
}

function askText({ targets, elsewhere }: NonNullable<DataFile['match']>): string {
  if (elsewhere !== null) return `${elsewhere} 不在检测中，请选择样品`;
  if (targets.length === 0) return '文件名里没有检测中样品的编号，请选择样品';
  return targets.length === 1 ? '可能是下面的样品，请确认' : `可能属于 ${targets.length} 个样品，请选择`;
}

const row = {
  ...lineAbove,
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
  fontSize: 14,
  '&:first-of-type': { borderTop: 0 },
} as const;
