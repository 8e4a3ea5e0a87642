import { TextField } from '@portal/shared/controls';
import { type TestItem, testLabels } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { nameKey } from '../reading/sampleTests';
import type { TestAnswers } from './useTestAnswers';

/** The answer that a name means no item; not a key of one. */
const none = '-';

interface TestQuestionsProps {
  readonly answers: TestAnswers;
  /** Items of the order that samples go to. */
  readonly tests: readonly TestItem[];
}

/** Asks which item of the order each unknown name of a test means, or none. Nothing is guessed. */
export function TestQuestions({
  answers: { names, named, missing, answer, place },
  tests,
}: TestQuestionsProps) {
  const labels = testLabels(tests);
  const answerTo = (name: string): string => {
    const rid = named.get(nameKey(name));
    return rid === null ? none : (rid ?? '');
  };
  return (
    <Box role="group" aria-label="请确认检测项目" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">
        清单中的以下名称不是本单的项目，请逐一选择它们指哪个项目，或选“不选”。
      </Typography>
      {names.map((name) => (
        <TextField
          key={name}
          select
          size="small"
          label={`“${name}”指`}
          value={answerTo(name)}
          error={missing.has(name)}
          helperText={missing.has(name) ? `请选择“${name}”指哪个项目` : undefined}
          onChange={({ target }) => answer(name, target.value === none ? null : target.value)}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { ref: (element: HTMLSelectElement | null) => place(name, element) },
          }}
        >
          <option value="" disabled>
            请选择
          </option>
          {tests.map(({ rid, name: whole }) => (
            <option key={rid} value={rid}>
              {labels.get(rid) ?? whole}
            </option>
          ))}
          <option value={none}>不选（忽略该名称）</option>
        </TextField>
      ))}
    </Box>
  );
}
