import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { canonicalChoice, isValidChoice } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { deviceOnSale } from '../device/device.service';
import { priceItem } from '../plan/plan.price.rules';
import { listPricing, ownPricing } from '../priceGroup/priceGroup.service';
import { requirementByCode } from '../requirement/requirement.service';

/** Returns what a service costs the member of a requirement today; a visitor's costs the list price. */
export async function priceForSender(
  tx: Tx,
  { code, ...choice }: Parsed<'staff/quotation/price'>,
  at: Date,
): Promise<Data<'staff/quotation/price'>> {
  const { user_rid } = await requirementByCode(tx, code);
  const device = await deviceOnSale(tx, choice.device_rid);
  if (!isValidChoice(device.options, choice.options))
    throw refuse('option_invalid', {
      msg: reasons.optionsChanged(device.name, device.options, choice.options),
    });
  const options = canonicalChoice(device.options, choice.options);
  const row = { ...choice, options, rid: '', name: device.name };
  const pricing = user_rid === null ? listPricing(at) : await ownPricing(tx, user_rid, at);
  const { unit_fen } = priceItem(row, device, pricing);
  const { unit_fen: list_fen } = priceItem(row, device, listPricing(at));
  const group = unit_fen === list_fen ? undefined : pricing.own?.group.name;
  return { unit_fen, list_fen, ...(group !== undefined && { group }) };
}
