import type { ChosenOptions, Device, DeviceOption } from '@portal/shared/contract';
import { useLocation, useNewestUrl, useSearchParams } from '@portal/shared/portal';
import {
  type OwnPrices,
  type PricedItem,
  type PriceStep,
  pickChoice,
  priceSteps,
  stepPrice,
  unitPrice,
  validCount,
} from '@portal/shared/rules';
import { useState } from 'react';
import { chosenOf, countOf, withChosen, withCount } from './choice';
import { ownParts, priceParts } from './priceParts';

export interface Choice {
  readonly chosen: ChosenOptions;
  /** The quantity; 0 while no instrument time is held for a service whose quantity that is. */
  readonly count: number;
  /** Price of one unit without options that cost more or less. */
  readonly baseFen: number;
  /** Price of one unit with the chosen options, in integer fen: the member's own one, if there is one. */
  readonly unitFen: number;
  /** The same by the catalogue. */
  readonly listFen: number;
  /** The group that has prices of its own for this choice, and these by count. */
  readonly own: { readonly group: OwnPrices['group']; readonly steps: readonly PriceStep[] } | undefined;
  readonly totalFen: number;
  /** What the price of one unit is made of. */
  readonly parts: string;
  readonly pick: (option: DeviceOption, key: string) => void;
  readonly setCount: (count: number) => void;
}

type Change = (search: URLSearchParams) => URLSearchParams;

/**
 * Returns the query of the URL, and a function that changes it. A change is shown at once, because the URL follows only with
 * a navigation; one that comes before the last one is shown changes the newest query, so that none is lost.
 */
function useNewestQuery(): [search: URLSearchParams, change: (change: Change) => void] {
  const { pathname, search: shown, key } = useLocation();
  const [, navigate] = useSearchParams();
  const newest = useNewestUrl();
  const [latest, setLatest] = useState({ key, search: shown });
  const change = (next: Change) => {
    const [, now = ''] = newest(pathname + shown).split('?');
    const search = next(new URLSearchParams(now));
    setLatest({ key, search: String(search) });
    navigate(search, { replace: true, preventScrollReset: true });
  };
  return [new URLSearchParams(latest.key === key ? latest.search : shown), change];
}

interface Asked {
  /** The quantity where it is the held time. */
  readonly hours?: number | undefined;
  /** The member's own prices. */
  readonly prices?: OwnPrices | undefined;
}

/** The chosen options, stored in the URL, and their price. */
export function useChoice(device: Device, { hours, prices }: Asked = {}): Choice {
  const [search, change] = useNewestQuery();
  const { options } = device;
  const chosen = chosenOf(options, search);
  const count = hours ?? countOf(search);
  const listFen = unitPrice(device, chosen);
  const own = ownSteps(prices, { device_rid: device.rid, chosen, list_fen: listFen });
  const unitFen = stepPrice(own?.steps ?? [], count) ?? own?.steps[0]?.unit_fen ?? listFen;
  return {
    chosen,
    count,
    baseFen: device.base_fen,
    unitFen,
    listFen,
    own,
    totalFen: unitFen * count,
    parts: own && unitFen < listFen ? ownParts(own.group, listFen) : priceParts(device, chosen),
    pick: (option, key) =>
      change((now) => withChosen(now, options, pickChoice(chosenOf(options, now), option, key))),
    setCount: (next) => change((now) => withCount(now, validCount(next))),
  };
}

/** Returns the own prices of a choice by count; undefined when all are the list price. */
function ownSteps(prices: OwnPrices | undefined, item: Omit<PricedItem, 'count'>): Choice['own'] {
  const steps = prices ? priceSteps(prices.rules, item) : [];
  return prices && steps.some(({ unit_fen }) => unit_fen < item.list_fen)
    ? { group: prices.group, steps }
    : undefined;
}
