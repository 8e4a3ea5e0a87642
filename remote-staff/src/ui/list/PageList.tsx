import { useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { DeskList, type DeskListProps } from './DeskList';

interface PageListProps<Row, State extends string>
  extends Omit<DeskListProps<Row, State>, 'acts' | 'actsWidth' | 'enter' | 'searchTo'> {
  /** Returns the page of a row by its number. */
  readonly pathOf: (code: string) => string;
  /** Returns the label of a row whose next step is done on its page; undefined for one that is only opened. */
  readonly step?: (row: Row) => string | undefined;
}

/** A list each of whose rows opens a page of its own: by its button, by Enter, and by its number in the search. */
export function PageList<Row extends { readonly code: string }, State extends string>({
  pathOf,
  step = () => undefined,
  ...list
}: PageListProps<Row, State>) {
  const navigate = useNavigate();
  const open = (code: string) => void navigate(pathOf(code));
  return (
    <DeskList
      {...list}
      searchTo={pathOf}
      actsWidth={100}
      enter={({ code }) =>
        () =>
          open(code)
        }
      acts={(row) => (
        <Button
          size="small"
          variant={step(row) === undefined ? 'text' : 'outlined'}
          aria-label={`打开 ${row.code}`}
          onClick={() => open(row.code)}
        >
          {step(row) ?? '打开'}
        </Button>
      )}
    />
  );
}
