import { serverNow } from '@portal/shared/api';
import { OptionRow } from '@portal/shared/parts';
import { rangeText } from '@portal/shared/reservation';
import { Box, MuiLink } from '@portal/shared/ui';
import { useFollowAnchor } from '../../ui/static/useFollowAnchor';
import type { BookedTime } from './useBookedTime';

/** The held time of a service, or the next free one. The hours are chosen in the week below. */
export function TimeRow({ time: { held, free } }: { readonly time: BookedTime }) {
  const follow = useFollowAnchor();
  return (
    <OptionRow label="机时">
      <Box component="span" sx={{ pt: { md: 0.75 }, lineHeight: 1.4, minHeight: '1.4em' }}>
        {held.length > 0 ? (
          <>
            {`${held.map(rangeText).join('；')} `}
            <MuiLink href="#time" onClick={(event) => follow(event, 'time')}>
              加选或更改
            </MuiLink>
          </>
        ) : (
          free && nextText(free)
        )}
      </Box>
    </OptionRow>
  );
}

/** Says when the first free time of the week is. */
function nextText(free: NonNullable<BookedTime['free']>): string {
  const now = serverNow().getTime();
  const [next] = free
    .filter((instrument) => instrument.out_of_service === null)
    .flatMap(({ days }) => days.flatMap(({ slots }) => slots))
    .filter(({ left, starts }) => left > 0 && Date.parse(starts) > now)
    .sort((one, other) => Date.parse(one.starts) - Date.parse(other.starts));
  return next ? `最近可约 ${rangeText(next)}` : '七天内已约满，可选以后的时段或候补';
}
