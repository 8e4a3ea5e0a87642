import { Box } from '@portal/shared/ui';
import { pieces } from './marks';

interface MarkedProps {
  readonly text: string;
  /** Search terms including synonyms. */
  readonly terms: readonly string[];
}

/** Text with highlighted search terms. */
export function Marked({ text, terms }: MarkedProps) {
  return pieces(text, terms).map((piece) =>
    piece.hit ? (
      <Box component="mark" key={piece.at} sx={mark}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );
}

const mark = {
  color: 'inherit',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 18%, transparent)',
  borderRadius: 0.25,
  boxShadow: 'inset 0 -2px 0 var(--mui-palette-secondary-main)',
} as const;
