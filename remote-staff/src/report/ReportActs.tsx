import { call } from '@portal/shared/api';
import type { StaffReport } from '@portal/shared/contract';
import { DownloadButton } from '@portal/shared/parts';
import { type ReportMove, reportActTable, reportMoves } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { reportPath } from '../ui/reportPath';
import { RetestButton } from '../ui/retest/RetestButton';
import { desk } from '../ui/session/desk';
import { AmendDialog } from './AmendDialog';
import { MoveDialog } from './MoveDialog';
import { reportName } from './reportList';

interface ReportActsProps {
  readonly report: StaffReport;
  /** Saves what is written; resolves to whether an act may follow. */
  readonly beforeAct?: () => Promise<boolean>;
}

const mainMoves: readonly ReportMove[] = ['submit', 'issue'];

/** What may be done with the report as a whole, and its PDF. */
export const ReportActs = observer(function ReportActs({ report, beforeAct }: ReportActsProps) {
  const [asked, setAsked] = useState<ReportMove | 'amend'>();
  const { rid, can, state, wrote, sha256 } = report;
  const mayAct = desk.may(['lab']);
  const saved = async () => beforeAct === undefined || (await beforeAct());
  const ask = async (act: ReportMove | 'amend') => {
    // What is given up need not be saved before.
    if (act === 'discard' || (await saved())) setAsked(act);
  };
  const close = () => setAsked(undefined);
  return (
    <>
      <DownloadButton
        variant="outlined"
        size="small"
        ask={async () => {
          await saved();
          return call('staff/report/file', { rid });
        }}
        name={`${reportName(report)}.pdf`}
        page={reportPath(rid)}
      >
        {sha256 === null ? '预览 PDF' : '下载 PDF'}
      </DownloadButton>
      {mayAct &&
        reportMoves
          .filter((act) => can.includes(act))
          .map((act) => (
            <Button
              key={act}
              size="small"
              variant={mainMoves.includes(act) ? 'contained' : 'outlined'}
              color={act === 'withdraw' || act === 'discard' ? 'error' : 'primary'}
              onClick={() => void ask(act)}
            >
              {reportActTable[act].label}
            </Button>
          ))}
      {mayAct && can.includes('amend') && (
        <Button size="small" variant="outlined" onClick={() => void ask('amend')}>
          {reportActTable.amend.label}
        </Button>
      )}
      {state === 'issued' && <RetestButton code={report.order_code} />}
      {mayAct && state === 'review' && wrote && (
        <Typography variant="body2" sx={{ color: 'text.secondary', width: 1 }}>
          您编写过这份报告，须由另一位工作人员签发。
        </Typography>
      )}
      {asked === 'amend' && <AmendDialog report={report} onClose={close} />}
      {asked !== undefined && asked !== 'amend' && <MoveDialog report={report} act={asked} onClose={close} />}
    </>
  );
});
