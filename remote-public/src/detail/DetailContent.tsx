import type { Device } from '@portal/shared/contract';
import { CountStepper } from '@portal/shared/parts';
import { Box, PageColumn, Typography, useMediaQuery } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { BuyBar } from './buy/BuyBar';
import { BuyBox } from './buy/BuyBox';
import { OptionField } from './buy/OptionField';
import { useAdd } from './buy/useAdd';
import { useChoice } from './buy/useChoice';
import { DeviceTrail } from './DeviceTrail';
import { detailGrid } from './detailGrid';
import { Gallery } from './Gallery';
import { Summary } from './Summary';
import { DetailSections } from './section/DetailSections';

/** Page of a loaded service. Use a new `key` for another service. */
export const DetailContent = observer(function DetailContent({ device }: { readonly device: Device }) {
  const choice = useChoice(device);
  const { add, pending } = useAdd({
    device_rid: device.rid,
    options: choice.chosen,
    count: choice.count,
  });
  const wide = useMediaQuery('(min-width: 961px)', { noSsr: true });
  const buy = { rid: device.rid, choice, unit: device.unit, pending, onAdd: add };
  return (
    <>
      <PageColumn>
        <Box component="article" sx={{ py: { xs: 2, md: 3 } }}>
          <DeviceTrail device={device} />
          <Box sx={detailGrid}>
            <Gallery
              pictures={device.gallery.length > 0 ? device.gallery : [device.img]}
              name={device.name}
            />
            <Box sx={{ minWidth: 0 }}>
              <Summary device={device} />
              <Box sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
                {device.options.map((option) => (
                  <OptionField
                    key={option.key}
                    option={option}
                    chosen={choice.chosen[option.key] ?? []}
                    onPick={(key) => choice.pick(option, key)}
                  />
                ))}
                <Box>
                  <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
                    数量
                  </Typography>
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}>
                    <CountStepper live label="数量" count={choice.count} onChange={choice.setCount} />
                    {device.unit}
                  </Box>
                </Box>
              </Box>
              {wide && <BuyBox {...buy} />}
            </Box>
          </Box>
          <DetailSections device={device} />
        </Box>
      </PageColumn>
      {!wide && <BuyBar {...buy} />}
    </>
  );
});
