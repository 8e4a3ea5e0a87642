import type { Device } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, PageColumn } from '@portal/shared/ui';
import { Consult } from './buy/Consult';
import { Hotline } from './buy/Hotline';
import { Popularity } from './buy/Popularity';
import { DeviceTrail } from './DeviceTrail';
import { buyColumn, detailGrid } from './detailGrid';
import { Gallery } from './Gallery';
import { Heading, Summary } from './Summary';
import { DetailSections } from './section/DetailSections';

/** Page of a service that is withdrawn from sale: its content and related services, without prices and ordering. */
export function WithdrawnDetail({ device }: { readonly device: Device }) {
  return (
    <PageColumn>
      <Box component="article" sx={{ py: 2 }}>
        <DeviceTrail device={device} />
        <Box sx={detailGrid}>
          <Gallery device={device} />
          <Box sx={buyColumn}>
            <Heading device={device} />
            <Alert severity="warning" variant="outlined" sx={{ my: 2 }}>
              <strong>该项目已下架。</strong>
              现在不能下单；已经下的订单照常进行。可以选择相近的项目，或告诉客户经理您的需求。
            </Alert>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
              <Button component={Link} to={similar(device)} variant="contained" size="large">
                查看同类项目
              </Button>
              <Consult rid={device.rid} size="large" />
            </Box>
            <Hotline rid={device.rid} />
            <Popularity device={device} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <DetailSections device={device} summary={<Summary device={device} />} />
          </Box>
        </Box>
      </Box>
    </PageColumn>
  );
}

const similar = ({ type_id, child_id }: Device): string =>
  paths.project({ typeId: type_id, childId: child_id });
