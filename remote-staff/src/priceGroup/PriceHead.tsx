import type { ReactNode } from 'react';
import { DeskHead, type DeskTab } from '../ui/DeskHead';
import { priceGroupList } from './priceGroupList';

const lists: readonly DeskTab[] = [
  { path: priceGroupList.path, label: '价格组' },
  { path: '/staff/costs', label: '成本' },
];

/** The heading of what decides about prices beside the catalogue. */
export const PriceHead = ({ acts }: { readonly acts?: ReactNode }) => (
  <DeskHead title="价格" tabs={lists} acts={acts} />
);
