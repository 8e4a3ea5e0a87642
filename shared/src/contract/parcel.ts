import { z } from 'zod';
import {
  dashedCode,
  formatMessage,
  parcelNumberPattern,
  requiredMessage,
  texts,
  tooLongMessage,
} from '../rules';
import { components } from './component';
import { text } from './field';

const [label, length] = texts.parcelNumber;

/** Express company and number of a parcel. */
export const parcelInput = z
  .strictObject({
    company: text(...texts.parcelCompany),
    number: z
      .string(requiredMessage(label))
      .overwrite(dashedCode)
      .min(1, requiredMessage(label))
      .max(length, tooLongMessage(label, length))
      .regex(parcelNumberPattern, formatMessage(label)),
  })
  .register(components, { id: 'Parcel' });
