import { query } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { Prose } from '../ui/static/Prose';

/** Who processes the data, as the law asks to be named: the company of the settings. */
export function Processor() {
  const company = useQuery(query('open/setting', {})).data?.localInfo.company;
  return (
    <Prose
      text={[
        `个人信息的处理者：${company ?? '本平台的运营方'}（以下称“我们”）。地址、电话与邮箱列在页脚和“联系我们”。`,
      ]}
    />
  );
}
