import type { Device } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { ByWidth, stopAtWrongCount, useOwnPrices } from '@portal/shared/parts';
import { paths, useNavigate } from '@portal/shared/portal';
import { Box, PageColumn } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useAddToPlan } from '../ui/plan/useAddToPlan';
import { BuyBar } from './buy/BuyBar';
import { BuyBox } from './buy/BuyBox';
import { Choices } from './buy/Choices';
import { PriceLine } from './buy/PriceLine';
import { useBookedTime } from './buy/useBookedTime';
import { useChoice } from './buy/useChoice';
import { DeviceTrail } from './DeviceTrail';
import { buyColumn, detailGrid } from './detailGrid';
import { Gallery } from './Gallery';
import { Heading, Summary } from './Summary';
import { DetailSections } from './section/DetailSections';

interface DetailContentProps {
  readonly device: Device;
  /** True for a draft, which can't be ordered. */
  readonly preview?: boolean;
}

/** Page of a loaded service. Use a new `key` for another service. */
export const DetailContent = observer(function DetailContent({
  device,
  preview = false,
}: DetailContentProps) {
  const time = useBookedTime(device, !preview);
  const { prices } = useOwnPrices(!preview);
  const choice = useChoice(device, { hours: time?.hours, prices });
  const navigate = useNavigate();
  const chosen = { device_rid: device.rid, options: choice.chosen, count: Math.max(choice.count, 1) };
  const { add, pending } = useAddToPlan(() => chosen);
  // A visitor logs in on the way to the form.
  const onOrder = () => void navigate(paths.buyNow(chosen));
  const unlessWrong = (act: () => void) => () => {
    if (!stopAtWrongCount()) act();
  };
  const acts = { onAdd: unlessWrong(add), onOrder: unlessWrong(onOrder) };
  const buy = { rid: device.rid, choice, unit: device.unit, pending, ...acts };
  return (
    <>
      <PageColumn>
        <Box component="article" sx={{ py: 2 }}>
          <DeviceTrail device={device} />
          <Box sx={detailGrid}>
            <Gallery device={device} />
            <Box sx={buyColumn}>
              <Heading device={device} />
              <PriceLine device={device} choice={choice} />
              <Choices device={device} choice={choice} time={time} />
              {preview ? <NotForSale /> : <ByWidth wide={<BuyBox {...buy} />} />}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Suspense>
                <DetailSections device={device} preview={preview} summary={<Summary device={device} />} />
              </Suspense>
            </Box>
          </Box>
        </Box>
      </PageColumn>
      {!preview && <ByWidth phone={<BuyBar {...buy} />} />}
    </>
  );
});

const NotForSale = () => (
  <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
    预览中不能加入方案或下单，可以查看各选项的价格。
  </Alert>
);
