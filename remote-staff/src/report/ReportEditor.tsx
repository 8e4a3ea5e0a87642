import { CallError, call } from '@portal/shared/api';
import type { StaffReport } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { AskBeforeLeaving } from '../ui/edit/AskBeforeLeaving';
import { EditNotes } from '../ui/edit/EditNotes';
import { FieldErrors } from '../ui/edit/FieldErrors';
import { ShowField } from '../ui/edit/ShowField';
import { shownValue } from '../ui/edit/shownValue';
import { type Stand, useEdited } from '../ui/edit/useEdited';
import { useKept } from '../ui/edit/useKept';
import { RecordColumns } from '../ui/RecordColumns';
import { ReportActs } from './ReportActs';
import { ReportAside } from './ReportAside';
import { ReportFields } from './ReportFields';
import { ReportHead } from './ReportHead';
import { draftOf, type ReportDraft, reportLabels } from './reportContent';

const standOf = (report: StaffReport): Stand<ReportDraft> => ({
  content: draftOf(report),
  etag: String(report.revision),
});

/** Writes a draft: what is written is kept in the browser until it is saved, and a colleague's change is shown beside it. */
export function ReportEditor({ report }: { readonly report: StaffReport }) {
  const { rid, version } = report;
  const queries = useQueryClient();
  const meanwhile = useRef<Stand<ReportDraft>>(undefined);
  const edited = useEdited<ReportDraft>({
    start: standOf(report),
    kept: useKept(`report.${rid}`, draftOf(report)),
    save: async ({ reason, ...content }, etag) => {
      const given = version > 1 ? { reason } : {};
      meanwhile.current = undefined;
      try {
        await call('staff/report/save', { rid, revision: Number(etag), content, ...given });
      } catch (error) {
        if (error instanceof CallError && error.id === 'seen_changed')
          meanwhile.current = standOf(await call('staff/report/detail', { rid }));
        throw error;
      }
      const saved = standOf(await call('staff/report/detail', { rid }));
      await queries.invalidateQueries();
      notify.success('草稿已保存');
      return { ...saved, rid };
    },
    present: () => meanwhile.current,
  });
  const isAsked = edited.offer !== undefined;
  const save = async () => !edited.dirty || edited.save();
  return (
    <ShowField value={(_name, value) => shownValue(value)}>
      <FieldErrors value={edited.errors}>
        <AskBeforeLeaving when={edited.dirty && !isAsked}>
          所写的内容还没有保存。离开后它留在这个浏览器里，下次打开时可以恢复。
        </AskBeforeLeaving>
        <ReportHead report={report}>
          <Button
            size="small"
            variant="outlined"
            disabled={!edited.dirty || isAsked}
            loading={edited.saving}
            onClick={() => void edited.save()}
          >
            保存
          </Button>
          {!isAsked && <ReportActs report={report} beforeAct={save} />}
        </ReportHead>
        <EditNotes edited={edited} labels={reportLabels} />
        <Box inert={isAsked} sx={isAsked ? { opacity: 0.5 } : {}}>
          <RecordColumns
            main={<ReportFields edited={edited} order_code={report.order_code} amended={version > 1} />}
            aside={<ReportAside report={report} />}
          />
        </Box>
      </FieldErrors>
    </ShowField>
  );
}
