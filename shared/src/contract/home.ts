import { z } from 'zod';
import { formatMessage, tooLongMessage } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { day, fen } from './field';
import { thanks } from './thanks';
import { typeWithChildren } from './type';

/** Where the popup leads, as staff write it. */
export const popupLink = z
  .url({ protocol: /^https?$/, error: formatMessage('链接') })
  .max(500, tooLongMessage('链接', 500));

/** The promotional popup: a click opens its link in a new tab. */
export const popup = z
  .object({ img: z.string(), title: z.string(), link: z.url() })
  .register(components, { id: 'Popup' });

/** Data of the home page (specification, section 3). Pictures are full paths. */
export const home = z
  .object({
    bannerArr: z.array(
      z.object({
        img: z.string(),
        title: z.string().optional(),
        description: z.string().optional(),
        /**
         * External link if it starts with http, otherwise the rid of a device; a banner without it is only a picture.
         */
        redirect: z.string().optional(),
      }),
    ),
    typeArr: z.array(typeWithChildren),
    /** Hot special areas. `id` is a child of type 31. */
    prefectureNavBottomArr: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        img: z.string().optional(),
        title: z.string(),
        sketch: z.string(),
      }),
    ),
    hotItems: z.array(
      z.object({
        rid: z.string(),
        name: z.string(),
        img: z.string(),
        /** HTML, sanitised when it is written and again when it is displayed. */
        sketch: z.string(),
        /** Number of orders that were placed. */
        price_fen: fen,
        unit: z.string(),
        turnaround_days: z.int(),
        order: z.int(),
      }),
    ),
    serviceCaseArr: z.array(
      z.object({
        rid: z.string(),
        title: z.string(),
        img: z.string(),
        sketch: z.string(),
        /** URL or path of the original; empty for a case that is read in the portal. */
        source: z.string(),
        created: day('日期'),
      }),
    ),
    thanksArr: z.array(thanks),
    partnerArr: z.array(z.object({ name: z.string(), img: z.string() })),
    /** The promotional popup; missing while the settings close it. */
    popup: popup.optional(),
  })
  .register(components, { id: 'Home' });
export type Home = z.infer<typeof home>;

export const homeEndpoints = {
  'open/web/index': endpoint({
    access: 'open',
    reads: true,
    summary: 'Everything the home page shows',
    input: nothing,
    data: home,
  }),
};
