import { call, presentOf, query } from '@portal/shared/api';
import type { Data, DeviceContent } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { notify, useNavigate } from '@portal/shared/portal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftChanges } from '../../ui/edit/DraftChanges';
import { useEdited } from '../../ui/edit/useEdited';
import { useKept } from '../../ui/edit/useKept';
import type { ContentCalls } from '../edit/contentCalls';
import { EditFrame } from '../edit/EditFrame';
import { ServiceFacts } from './ServiceFacts';
import { ServiceOptions } from './ServiceOptions';
import { ServicePictures } from './ServicePictures';
import { ServiceSample } from './ServiceSample';
import { ServiceTexts } from './ServiceTexts';
import { emptyService, serviceLabels, showService } from './serviceContent';
import { serviceList, servicePath } from './serviceList';

interface ServiceEditorProps {
  /** Undefined for a new service: its first save makes it. */
  readonly detail: Data<'staff/device/detail'> | undefined;
}

/** Writes a service. */
export function ServiceEditor({ detail }: ServiceEditorProps) {
  const [empty] = useState(emptyService);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const types = useQuery(query('open/web/type/group', {})).data ?? [];
  const rid = detail?.rid;
  const start = detail?.draft ?? detail?.published ?? empty;
  const edited = useEdited<DeviceContent>({
    start: { content: start, etag: detail?.etag },
    kept: useKept(`device.${rid ?? 'new'}`, start),
    save: async (content, etag) => {
      const input = { content, ...(rid !== undefined && { rid }), ...(etag !== undefined && { etag }) };
      const saved = await call('staff/device/save', input);
      await queries.invalidateQueries();
      notify.success('草稿已保存');
      return { content: saved.draft, etag: saved.etag, rid: saved.rid };
    },
    onSaved: (saved) => {
      if (rid === undefined) void navigate(servicePath(saved.rid), { replace: true });
    },
    present: (error) => {
      const present = presentOf(error, 'staff/device/save');
      const content = present?.draft ?? present?.published;
      return present && content ? { content, etag: present.etag } : undefined;
    },
  });
  const { content, revision } = edited;
  const children = types.flatMap(({ typeChildArr }) => typeChildArr);
  return (
    <EditFrame
      noun="服务"
      title={content.name.trim() || '新服务'}
      back={{ path: serviceList.path, label: '服务' }}
      detail={detail}
      calls={callsOf(rid ?? '')}
      edited={edited}
      labels={serviceLabels}
      show={showService(content, new Map(children.map(({ id, name }) => [id, name])))}
      main={
        <div key={revision} style={{ display: 'contents' }}>
          <ServiceFacts edited={edited} types={types} />
          <ServiceOptions edited={edited} />
          <ServiceTexts edited={edited} />
          <ServiceSample edited={edited} />
        </div>
      }
      aside={
        <>
          {detail?.published && (
            <Panel title="与访客看到的不同">
              <DraftChanges published={detail.published} draft={content} labels={serviceLabels} />
            </Panel>
          )}
          <ServicePictures edited={edited} />
        </>
      }
    />
  );
}

const callsOf = (rid: string): ContentCalls => ({
  publish: (given) => call('staff/device/publish', { ...given, rid }),
  discard: (given) => call('staff/device/discard', { ...given, rid }),
  withdraw: () => call('staff/device/withdraw', { rid }),
  previewLink: () => call('staff/device/previewLink', { rid }),
});
