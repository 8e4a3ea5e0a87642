import type { VerifiedReport } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { FileDrop, Panel, sha256Of } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { useState } from 'react';

type Outcome = 'same' | 'other' | 'unreadable' | 'unable';

/** Compares a PDF with the one that was issued, by its SHA-256. The file is read by the browser only. */
export function FileCheck({ report }: { readonly report: VerifiedReport }) {
  const [checked, setChecked] = useState<{ readonly name: string; readonly outcome: Outcome }>();
  const check = async (file: File) => setChecked({ name: file.name, outcome: await outcomeOf(file, report) });
  return (
    <Panel title="核对文件">
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        手上的 PDF 有没有被改过？选择文件，与签发时的文件比较。文件只在您的浏览器里读取，不会上传。
      </Typography>
      <FileDrop
        label="要核对的报告"
        accept=".pdf"
        hint="选择报告的 PDF 文件"
        onFiles={([file]) => file && void check(file)}
      >
        <Box role="status">{checked && <Result {...checked} report={report} />}</Box>
      </FileDrop>
    </Panel>
  );
}

interface ResultProps {
  readonly name: string;
  readonly outcome: Outcome;
  readonly report: VerifiedReport;
}

function Result({ name, outcome, report: { number, state } }: ResultProps) {
  const ended = outcome === 'same' && state !== 'issued';
  const severity =
    outcome === 'same' ? (ended ? 'warning' : 'success') : outcome === 'other' ? 'error' : 'info';
  return (
    <Alert severity={severity} role="presentation" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      {name}：{texts[outcome](number)}
      {ended && `但这份报告${state === 'replaced' ? '已被替换' : '已撤回'}，不再有效。`}
    </Alert>
  );
}

const texts: Readonly<Record<Outcome, (number: string) => string>> = {
  same: (number) => `与签发的报告 ${number} 完全一致。`,
  other: (number) =>
    `与签发的报告 ${number} 不一致。文件被改动过、重新另存过，或者是另一份报告、另一个版本。`,
  unreadable: () => '无法读取文件，请重新选择。',
  unable: () =>
    '此浏览器在当前网址下不能计算校验值，请通过 https 打开本页，或用其他工具计算文件的 SHA-256 后与上面的值比较。',
};

/** Files of another size are not read: they can't be the same. */
async function outcomeOf(file: File, { sha256, size }: VerifiedReport): Promise<Outcome> {
  if (file.size !== size) return 'other';
  try {
    const found = await sha256Of(file);
    if (found === undefined) return 'unable';
    return found === sha256 ? 'same' : 'other';
  } catch {
    return 'unreadable';
  }
}
