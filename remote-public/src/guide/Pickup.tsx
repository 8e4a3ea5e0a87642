import { query } from '@portal/shared/api';
import { limits } from '@portal/shared/rules';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FactTable } from '../ui/FactTable';
import { Prose } from '../ui/static/Prose';

/** Districts and times of pick-ups. */
export function Pickup() {
  const setting = useQuery(query('open/setting', {}));
  return (
    <>
      <Prose
        text={[
          `下列城市的区县可免费上门取样，最远可约 ${limits.pickupMonths} 个月以内的日期。下单时选择“上门取样”，填写单元、楼层与房间号，取样员会先致电。`,
        ]}
      />
      <QueryView query={setting} loading={<Skeleton variant="rounded" height={200} />}>
        {({ samplingInfo, samplingSetting: { sampling_time_arr: slots } }) => (
          <Box sx={{ maxWidth: '46em', mt: 1.5 }}>
            <p>每天四个时段：{slots.join('、')}。</p>
            <FactTable
              label="开通上门取样的地区"
              head={['城市', '区县']}
              rows={samplingInfo.map(({ city, districts }) => [city, districts.join('、')])}
            />
          </Box>
        )}
      </QueryView>
    </>
  );
}
