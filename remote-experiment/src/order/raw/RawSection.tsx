import { LazyPart, Panel } from '@portal/shared/parts';
import { Skeleton, Typography } from '@portal/shared/ui';

interface RawSectionProps {
  readonly owner: string;
  readonly needsSample: boolean;
}

/** The section of an order of data analysis: the data can be uploaded here, or later on the order's page. */
export function RawSection({ owner, needsSample }: RawSectionProps) {
  return (
    <Panel title="待分析数据">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {!needsSample && '无需寄送样品。'}
        请上传要分析的数据；没传完也可以先提交订单，上传会继续并自动加入订单，检测开始前还可以在订单详情补充。
      </Typography>
      <LazyPart
        eager
        name="raw data of a new order"
        load={() => import('./RawUploads').then((m) => m.RawUploads)}
        props={{ owner }}
        loading={<Skeleton variant="rounded" height={72} />}
      />
    </Panel>
  );
}
