import { Alert } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { memo } from 'react';
import { sampleTitles } from './reading/sampleHead';
import { skippedText } from './reading/skippedText';
import type { SampleRange } from './sampleList';
import type { LastFilling } from './useFilling';

interface FillingNoticeProps {
  readonly filling: LastFilling;
  readonly range: SampleRange;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What was filled in and what was not, with a button that undoes it. */
export const FillingNotice = memo(function FillingNotice({
  filling,
  range: { least, most },
  onUndo,
  onClose,
}: FillingNoticeProps) {
  const { reading, taken, left, lineOf } = filling;
  const { ignored, skipped } = reading;
  const problems = reading.problems.filter(({ row }) => row < taken);
  const complete = problems.length === 0 && left === 0;
  return (
    <Alert
      severity={complete ? 'success' : 'warning'}
      role="status"
      onClose={onClose}
      sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box component="strong" sx={{ flex: 1 }}>
          已填入 {taken} 个样品{problems.length > 0 && `，${problems.length} 处需要修改`}
        </Box>
        <Button size="small" color="inherit" onClick={onUndo}>
          撤销
        </Button>
      </Box>
      {left > 0 && (
        <Box>
          本单最多 {most} 个样品，最后 {left} 行没有填入。
          {most < limits.samples ? '如需更多，请先增加项目的数量。' : '其余的样品请另下一单。'}
        </Box>
      )}
      {taken < least && filling.after.count > taken && <Box>本单至少 {least} 个样品，其余请继续填写。</Box>}
      {skipped.length > 0 && <Box>{skippedText(skipped)}</Box>}
      {ignored.length > 0 && <Box>没有对应的列，已略过：{ignored.join('、')}</Box>}
      {problems.length > 0 && (
        <Box component="ul" aria-label="需要修改的内容" tabIndex={0} sx={problemList}>
          {problems.map((problem) => (
            <li key={`${problem.row}${problem.field}${problem.message}`}>
              第 {lineOf(problem)} 行“{sampleTitles[problem.field][0]}”：{problem.message}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
});

const problemList = { ...plainList, maxHeight: 190, overflow: 'auto', overflowWrap: 'anywhere' } as const;
