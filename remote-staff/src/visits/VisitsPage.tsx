import { query } from '@portal/shared/api';
import { LinkSwitch, plainList } from '@portal/shared/parts';
import { Box, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayName } from '../ui/dayName';
import { notPrinted } from '../ui/print';
import { askAgain } from '../ui/useCounts';
import type { AskedAct } from './booking';
import { DayBar } from './DayBar';
import { VisitCard } from './VisitCard';
import { VisitDialog } from './VisitDialog';
import { VisitsHead } from './VisitsHead';
import { citiesOf, dayPath, stopsOf, useShownDay } from './visitDay';

/** The visits of a day in the order in which a driver drives: on a phone, or printed. */
export function VisitsPage() {
  const { day, today, city } = useShownDay();
  const visits = useQuery({
    ...query('staff/desk/visits', { date: day }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgain,
  });
  const [asked, setAsked] = useState<AskedAct>();
  return (
    <>
      <VisitsHead />
      <DayBar day={day} today={today} city={city} />
      <QueryView query={visits} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list }) => {
          const cities = citiesOf(list);
          const shown = cities.includes(city) ? list.filter((visit) => visit.city === city) : list;
          return (
            <Box aria-busy={visits.isPlaceholderData} sx={{ opacity: visits.isPlaceholderData ? 0.6 : 1 }}>
              {cities.length > 1 && (
                <Box sx={{ ...notPrinted, mb: 2 }}>
                  <LinkSwitch
                    inPanel
                    label="城市"
                    links={['', ...cities].map((one) => ({
                      label: one || '全部城市',
                      to: dayPath(day, one),
                      current: one === (cities.includes(city) ? city : ''),
                    }))}
                  />
                </Box>
              )}
              <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: 1.5 }}>
                {dayName(day)}
                {day === today && '（今天）'}
                {shown.length > 0 && `，${shown.length} 处`}
              </Typography>
              {shown.length === 0 && <EmptyState title="这一天没有上门取样" />}
              {stopsOf(shown).map(({ title, visits: stops }) => (
                <Box key={title} component="section" aria-label={title} sx={{ mb: 2.5 }}>
                  <Typography variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
                    {title}
                  </Typography>
                  <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 1 }}>
                    {stops.map((visit) => (
                      <VisitCard key={visit.code} visit={visit} onAct={setAsked} />
                    ))}
                  </Box>
                </Box>
              ))}
            </Box>
          );
        }}
      </QueryView>
      {asked && <VisitDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
