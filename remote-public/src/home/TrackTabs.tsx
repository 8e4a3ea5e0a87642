import { lineBelow } from '@portal/shared/parts';
import { Box, ButtonBase } from '@portal/shared/ui';
import type { KeyboardEvent } from 'react';
import { type Track, tracks } from './tracks';

interface TrackTabsProps {
  /** Prefix of the element ids: `{id}-{track}` for a tab, `{id}-panel` for its panel. */
  readonly id: string;
  readonly track: Track;
  readonly onChange: (track: Track) => void;
}

/**
 * The two kinds of customers as tabs (WAI-ARIA: arrow keys change the tab, Tab moves to the panel). Hand-written,
 * because the tabs of the form controls would add their code to every first visit.
 */
export function TrackTabs({ id, track, onChange }: TrackTabsProps) {
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tracks.find(({ key }) => key !== track);
    if (!other) return;
    onChange(other.key);
    document.getElementById(`${id}-${other.key}`)?.focus();
  };
  return (
    <Box role="tablist" aria-label="用户类型" onKeyDown={walk} sx={{ display: 'flex', px: 1, ...lineBelow }}>
      {tracks.map(({ key, label }) => {
        const chosen = key === track;
        return (
          <ButtonBase
            key={key}
            id={`${id}-${key}`}
            role="tab"
            aria-selected={chosen}
            aria-controls={`${id}-panel`}
            tabIndex={chosen ? 0 : -1}
            onClick={() => onChange(key)}
            sx={{
              px: 2,
              height: 48,
              typography: 'button',
              color: chosen ? 'primary.main' : 'text.secondary',
              boxShadow: chosen ? 'inset 0 -2px 0 currentColor' : 'none',
              '&:hover': { color: 'primary.main' },
              '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
            }}
          >
            {label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
