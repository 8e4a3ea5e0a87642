import { z } from 'zod';
import { formatMessage } from '../rules';
import { day } from './field';

/** A day of this century: the database has no year 0. */
export const boundedDay = (label: string) =>
  day(label).refine((given) => given >= '2000-01-01' && given < '2100-01-01', formatMessage(label));

/** An instant of this century with its offset, such as 2026-12-01T09:00:00+08:00. */
export const boundedInstant = (label: string) =>
  z.iso
    .datetime({ offset: true, error: formatMessage(label) })
    .refine((given) => given >= '2000' && given < '2100', formatMessage(label));
