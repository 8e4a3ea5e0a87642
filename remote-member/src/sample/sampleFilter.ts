import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import { limits, type SampleState, sampleStates } from '@portal/shared/rules';

/** Filter of the list: all samples, those that are destroyed soon, or those in a state. */
export type SampleTab = 'all' | 'ending' | SampleState;

const tabs: readonly SampleTab[] = ['all', 'ending', ...sampleStates];

/** Reads the filter from a URL's query; an invalid one shows all samples. */
export const sampleTab = (search: URLSearchParams): SampleTab =>
  tabs.find((tab) => tab === search.get('state')) ?? 'all';

/** Returns which samples a filter shows, for the list and its export. */
export const filterOf = (tab: SampleTab) => ({
  ...(tab === 'ending' && { ending: true }),
  ...(tab !== 'all' && tab !== 'ending' && { state: tab }),
});

/** Returns the input of the list without its cursor. */
export const samplesInput = (tab: SampleTab) =>
  ({ ...filterOf(tab), size: limits.pageSize }) satisfies Input<'auth/web/sample/list4person'>;

/** Returns the URL of the samples with a filter. */
export const samplesPath = (tab: SampleTab): string =>
  withQuery(paths.memberPage('sample'), { state: unless('all', tab) });

/** Returns true when the URL shows the requests to send samples back. */
export const showsRecycles = (search: URLSearchParams): boolean => search.get('kind') === 'recycle';

/** Returns the input of the list of requests. */
export const recyclesInput = (search: URLSearchParams) =>
  ({ page: pageOf(search), size: 10 }) satisfies Input<'auth/sample4recycle/list4person'>;

/** Returns the URL of a page of the requests. */
export const recyclesPath = (page = 1): string =>
  withQuery(paths.memberPage('sample'), { kind: 'recycle', page: laterPage(page) });

/** Input that counts the requests that wait for their parcel. */
export const waitingInput = {
  states: ['asked'],
  page: 1,
  size: 1,
} satisfies Input<'auth/sample4recycle/list4person'>;
