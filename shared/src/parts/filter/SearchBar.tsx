import { useNavigate } from '@portal/shared/portal';
import { Box, Button, SearchField } from '@portal/shared/ui';
import { type FormEvent, useState } from 'react';
import { FilterBar } from './FilterBar';

interface SearchBarProps {
  /** Name of the search for screen readers. */
  readonly label: string;
  /** What is typed, such as 订单号或项目名称. */
  readonly field: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** The text that is searched now. */
  readonly kw: string;
  /** Returns the URL of the list for a text; an empty text shows all. */
  readonly to: (kw: string) => string;
  readonly submit?: string;
  readonly inPanel?: boolean;
}

/** A filter bar with one text. */
export function SearchBar(props: SearchBarProps) {
  // Another search, such as by the back button, starts with its own text.
  return <SearchForm key={props.kw} {...props} />;
}

function SearchForm({ label, field, placeholder, maxLength = 100, kw, to, submit, inPanel }: SearchBarProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(kw);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(to(text.trim()));
  };
  return (
    <Box component="form" role="search" aria-label={label} onSubmit={onSubmit}>
      <FilterBar
        inPanel={inPanel ?? false}
        submit={
          <Button type="submit" variant="outlined">
            {submit ?? '搜索'}
          </Button>
        }
      >
        <Box sx={{ display: 'flex', flex: '1 1 0', minWidth: 0, maxWidth: 320 }}>
          <SearchField
            aria-label={field}
            placeholder={placeholder ?? field}
            maxLength={maxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Box>
      </FilterBar>
    </Box>
  );
}
