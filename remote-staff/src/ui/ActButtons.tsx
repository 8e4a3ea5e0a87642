import { Button } from '@portal/shared/ui';

/** An act of a row or a record: what its button says, and whether it ends something. */
export interface ShownAct<Act extends string> {
  readonly act: Act;
  readonly label: string;
  readonly ends?: boolean;
}

interface ActButtonsProps<Act extends string> {
  readonly code: string;
  /** The next step first. */
  readonly acts: readonly ShownAct<Act>[];
  readonly onAct: (act: Act) => void;
}

/** The buttons of a row: its next step, and quietly what ends it. */
export const ActButtons = <Act extends string>({ code, acts, onAct }: ActButtonsProps<Act>) =>
  acts.map(({ act, label, ends = false }, index) => (
    <Button
      key={act}
      size="small"
      variant={index === 0 && !ends ? 'outlined' : 'text'}
      color={ends ? 'error' : 'primary'}
      aria-label={`${label} ${code}`}
      onClick={() => onAct(act)}
    >
      {label}
    </Button>
  ));
