import type { ChosenOptions, Device, DeviceOption } from '@portal/shared/contract';
import { useSearchParams } from '@portal/shared/portal';
import { pickChoice, unitPrice, validCount } from '@portal/shared/rules';
import { chosenOf, countOf, withChosen, withCount } from './choice';

export interface Choice {
  readonly chosen: ChosenOptions;
  readonly count: number;
  /** Price of one unit with the chosen options, in integer fen. */
  readonly unitFen: number;
  readonly totalFen: number;
  readonly pick: (option: DeviceOption, key: string) => void;
  readonly setCount: (count: number) => void;
}

/** The chosen options, stored in the URL, and their price. */
export function useChoice(device: Device): Choice {
  const [search, setSearch] = useSearchParams();
  const chosen = chosenOf(device.options, search);
  const count = countOf(search);
  const unitFen = unitPrice(device, chosen);
  const inPlace = { replace: true, preventScrollReset: true };
  return {
    chosen,
    count,
    unitFen,
    totalFen: unitFen * count,
    pick: (option, key) =>
      setSearch(withChosen(search, device.options, pickChoice(chosen, option, key)), inPlace),
    setCount: (next) => setSearch(withCount(search, validCount(next)), inPlace),
  };
}
