import { query } from '@portal/shared/api';
import { Link, useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskList } from '../../ui/list/DeskList';
import { ContentHead } from '../ContentHead';
import { ContentSearch } from '../ContentSearch';
import { asList, contentSize, useContentList } from '../useContentList';
import { serviceColumns, serviceList, servicePath } from './serviceList';

/** The services in the order of the catalogue: what is on sale, withdrawn, or waits as a draft. */
export function ServicesPage() {
  const { kind, shown, kw, page, searchTo } = useContentList(serviceList);
  const navigate = useNavigate();
  const [state] = shown.filter.states;
  const answer = useQuery({
    ...query('staff/device/list', { ...(state && { state }), kw, page, size: contentSize }),
    placeholderData: keepPreviousData,
    select: asList(page),
  });
  const open = (rid: string) => void navigate(servicePath(rid));
  return (
    <>
      <ContentHead
        acts={
          <Button component={Link} to={servicePath('new')} variant="contained" size="small">
            新增服务
          </Button>
        }
      />
      <ContentSearch label="查找服务" field="服务名称" kw={kw} to={searchTo} />
      <DeskList
        noun="服务"
        kind={kind}
        shown={shown}
        answer={answer}
        columns={serviceColumns}
        actsWidth={90}
        enter={({ rid }) =>
          () =>
            open(rid)
          }
        acts={({ rid, name }) => (
          <Button size="small" aria-label={`打开 ${name}`} onClick={() => open(rid)}>
            打开
          </Button>
        )}
      />
    </>
  );
}
