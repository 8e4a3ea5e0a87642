import { query } from '@portal/shared/api';
import { plainList } from '@portal/shared/parts';
import { firstCharacters } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { AccountField } from './AccountField';

interface MemberFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** A field for a member: by account or phone, or chosen among those whose name, company or phone begins so. */
export function MemberField({ typed, onType }: MemberFieldProps) {
  const keyword = useDeferredValue(firstCharacters(typed.trim(), 100));
  const found = useQuery({ ...query('staff/desk/find', { keyword }), enabled: keyword.length > 1 });
  const people = (found.data?.list ?? []).filter((one) => one.noun === 'member' && one.code !== typed);
  return (
    <>
      <AccountField typed={typed} onType={onType} />
      <Box component="ul" aria-label="找到的客户" sx={{ ...plainList, mt: 1 }}>
        {people.map((one) => (
          <li key={one.code}>
            <Button color="inherit" sx={{ textAlign: 'left' }} onClick={() => onType(one.code)}>
              {[one.title, one.text].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </Box>
    </>
  );
}
