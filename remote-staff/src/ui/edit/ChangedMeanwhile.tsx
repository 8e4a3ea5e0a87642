import { Alert } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { LongValue } from './LongValue';
import { type FieldChange, isSame } from './merged';
import { useShowField } from './ShowField';
import type { Edited } from './useEdited';

interface ChangedMeanwhileProps<Content> {
  readonly edited: Edited<Content>;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
}

/** What others changed while this person was writing: both texts beside each other, one of which is saved. */
export const ChangedMeanwhile = <Content extends object>({
  edited,
  labels,
}: ChangedMeanwhileProps<Content>) => (
  <Alert severity="warning" variant="outlined">
    没有保存：以下内容在您填写期间被其他人修改过，请核对后再保存。
    <Box component="ul" aria-label="被修改的内容" sx={{ ...plainList, display: 'grid', gap: 1.5, mt: 1 }}>
      {edited.changes.map((change) => (
        <Row key={change.name} change={change} label={labels[change.name]} edited={edited} />
      ))}
    </Box>
  </Alert>
);

interface RowProps<Content> {
  readonly change: FieldChange<Content>;
  readonly label: string;
  readonly edited: Edited<Content>;
}

function Row<Content extends object>({ change: { name, own, present }, label, edited }: RowProps<Content>) {
  const used = edited.content[name];
  const show = useShowField();
  const side = (what: string, value: Content[keyof Content]) => (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13 }}>
        {what}
        {isSame(used, value) ? (
          <b>（将保存）</b>
        ) : (
          <Button size="small" sx={{ py: 0 }} onClick={() => edited.choose(name, value)}>
            改用这一份
          </Button>
        )}
      </Box>
      <LongValue label={`${label}：${what}`} most={220}>
        {show(name, value)}
      </LongValue>
    </Box>
  );
  return (
    <Box component="li" aria-label={label}>
      <b>{label}</b>
      {own === undefined ? (
        <>
          ：已换成现在的内容
          <LongValue label={`${label}：现在`} most={120} framed={false}>
            {show(name, present)}
          </LongValue>
        </>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {side('现在的', present)}
          {side('您写的', own)}
        </Box>
      )}
    </Box>
  );
}
