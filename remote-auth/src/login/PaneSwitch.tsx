import { Button, Typography } from '@portal/shared/ui';

interface PaneSwitchProps {
  readonly question: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** Question with a link to another pane of the dialog. */
export function PaneSwitch({ question, label, onClick }: PaneSwitchProps) {
  return (
    <Typography variant="body2" sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
      {question}
      <Button size="small" onClick={onClick}>
        {label}
      </Button>
    </Typography>
  );
}
