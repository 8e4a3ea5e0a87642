import type { Device } from '@portal/shared/contract';
import { VisuallyHidden } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, MuiLink } from '@portal/shared/ui';
import { AddButton } from '../plan/AddButton';
import { compareRows } from './compareRows';
import type { Compared } from './useCompared';

interface CompareTableProps {
  readonly services: readonly Compared[];
  readonly onRemove: (rid: string) => void;
}

/** A column for each service. On phones the table scrolls sideways below fixed row heads. */
export function CompareTable({ services, onRemove }: CompareTableProps) {
  return (
    <Box role="region" aria-label="项目对比表" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <td />
            {services.map(({ rid, device }) => (
              <th key={rid} scope="col">
                {device ? (
                  <MuiLink component={Link} to={paths.detail(rid)}>
                    {device.name}
                  </MuiLink>
                ) : (
                  '已下架或不存在的项目'
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows.map(({ label, lines }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {services.map(({ rid, device }) => (
                <td key={rid}>{device ? lines(device).map((text) => <div key={text}>{text}</div>) : '—'}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <VisuallyHidden>操作</VisuallyHidden>
            </th>
            {services.map(({ rid, device }) => (
              <td key={rid}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {device && <Acts device={device} />}
                  <Button size="small" color="inherit" sx={{ height: 36 }} onClick={() => onRemove(rid)}>
                    移出
                    <VisuallyHidden>：{device?.name ?? rid}</VisuallyHidden>
                  </Button>
                </Box>
              </td>
            ))}
          </tr>
        </tbody>
      </Box>
    </Box>
  );
}

/** The way to order a service, or to its page. */
function Acts({ device }: { readonly device: Device }) {
  const { rid, name, withdrawn } = device;
  if (!withdrawn) return <AddButton device={device} />;
  return (
    <Button component={Link} to={paths.detail(rid)} size="small" variant="outlined" sx={{ height: 36 }}>
      查看
      <VisuallyHidden>：{name}</VisuallyHidden>
    </Button>
  );
}

const line = { borderBottom: 1, borderColor: 'divider' } as const;

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  '& :is(th, td)': {
    ...line,
    width: 208,
    p: 1.5,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& :is(th[scope=row], thead td)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: 88,
    fontWeight: 400,
    color: 'text.secondary',
    bgcolor: 'background.paper',
  },
  '& thead th': { fontWeight: 600 },
  '& tbody tr:first-of-type td': { fontWeight: 600, color: 'secondary.main' },
  '& tbody tr:last-of-type > *': { border: 0 },
  '& td > div + div': { mt: 0.5 },
} as const;
