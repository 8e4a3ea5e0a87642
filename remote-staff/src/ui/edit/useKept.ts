import type { Stored } from '@portal/shared/parts';
import { useState } from 'react';
import { desk } from '../session/desk';
import { type Kept, keptText } from './keptText';

/** Where this person's unsaved text of a record is kept in the browser. */
export const useKept = <Content extends object>(record: string, sample: Content): Stored<Kept<Content>> =>
  useState(() => keptText(desk.self?.account ?? '', record, sample))[0];
