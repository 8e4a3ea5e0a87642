import type { Device } from '@portal/shared/contract';
import { paths, useNavigate } from '@portal/shared/portal';
import { Box, PageColumn, useMediaQuery } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useAddToPlan } from '../ui/plan/useAddToPlan';
import { BuyBar } from './buy/BuyBar';
import { BuyBox } from './buy/BuyBox';
import { Choices } from './buy/Choices';
import { PriceLine } from './buy/PriceLine';
import { useChoice } from './buy/useChoice';
import { DeviceTrail } from './DeviceTrail';
import { buyColumn, detailGrid } from './detailGrid';
import { Gallery } from './Gallery';
import { Heading, Summary } from './Summary';
import { DetailSections } from './section/DetailSections';

/** Page of a loaded service. Use a new `key` for another service. */
export const DetailContent = observer(function DetailContent({ device }: { readonly device: Device }) {
  const choice = useChoice(device);
  const navigate = useNavigate();
  const chosen = { device_rid: device.rid, options: choice.chosen, count: choice.count };
  const { add, pending } = useAddToPlan(() => chosen);
  const wide = useMediaQuery('(min-width: 961px)', { noSsr: true });
  // A visitor logs in on the way to the form.
  const onOrder = () => void navigate(paths.buyNow(chosen));
  const buy = { rid: device.rid, choice, unit: device.unit, pending, onAdd: add, onOrder };
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
              <Choices device={device} choice={choice} />
              {wide && <BuyBox {...buy} />}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Summary device={device} />
              <DetailSections device={device} />
            </Box>
          </Box>
        </Box>
      </PageColumn>
      {!wide && <BuyBar {...buy} />}
    </>
  );
});
