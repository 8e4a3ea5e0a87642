import { Alert } from '@portal/shared/extras';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useFormParts } from './boundField';
import type { MeanwhileChange } from './mergePresent';

/** Tells what others have changed since the form was filled with the record; nothing while nobody has. */
export function Meanwhile() {
  const { meanwhile } = useFormParts();
  if (meanwhile.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      以下内容在您填写期间被修改过，请核对后再保存：
      <Box component="ul" aria-label="被修改的内容" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {meanwhile.map((change) => (
          <Row key={`${change.name} ${change.present}`} change={change} />
        ))}
      </Box>
    </Alert>
  );
}

const quoted = (text: string) => (text === '' ? '（空）' : `“${text}”`);

function Row({ change: { label, present, own, choose } }: { readonly change: MeanwhileChange }) {
  const [kept, setKept] = useState(true);
  const toggle = () => {
    choose(kept ? 'present' : 'own');
    setKept(!kept);
  };
  return (
    <Box component="li" aria-label={label} sx={{ overflowWrap: 'anywhere' }}>
      {`${label}：现为${quoted(present)}`}
      {own === undefined ? '，已填入' : `，您填写的是${quoted(own)}`}
      {own !== undefined && (
        <Button size="small" sx={{ ml: 0.5, py: 0 }} onClick={toggle}>
          {kept ? '改用现在的' : '改用我填写的'}
        </Button>
      )}
    </Box>
  );
}
