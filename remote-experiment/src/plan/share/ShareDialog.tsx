import { query } from '@portal/shared/api';
import type { PlanItem } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { ChoiceChips } from '@portal/shared/form';
import { CopyButton, type LazyDialogProps, RoomNote } from '@portal/shared/parts';
import { planShareDays, planText, roomOf } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { OwnLinks } from './OwnLinks';
import { linkOf, useCreateLink } from './useLinks';

interface ShareDialogProps extends LazyDialogProps {
  /** All items of the plan, and those that are selected. */
  readonly items: readonly PlanItem[];
  readonly selected: readonly PlanItem[];
}

/** Shares items of the plan by a link or as text, and shows the member's links. */
export function ShareDialog({ items, selected, open, onClose }: ShareDialogProps) {
  const id = useId();
  const links = useQuery({ ...query('auth/planShare/list', {}), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>分享方案</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {open && items.length > 0 && (
          <NewLink items={items} selected={selected} links={links.data?.list.length} />
        )}
        <QueryView
          query={links}
          loading={<Skeleton variant="rounded" height={72} role="status" aria-label="正在加载" />}
        >
          {({ list }) => <OwnLinks links={list} />}
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const explanation =
  '打开链接的人会看到项目、选项和当日目录价，以及您隐去名字的姓氏，看不到您的手机号、报价价格和订单。之后修改方案不影响已分享的内容。';

interface NewLinkProps extends Pick<ShareDialogProps, 'items' | 'selected'> {
  /** Number of the member's valid links; undefined while they are loading. */
  readonly links: number | undefined;
}

function NewLink({ items: all, selected, links = 0 }: NewLinkProps) {
  const partial = selected.length > 0 && selected.length < all.length;
  const [which, setWhich] = useState<'selected' | 'all'>(partial ? 'selected' : 'all');
  const items = which === 'selected' && partial ? selected : all;
  const [days, setDays] = useState<(typeof planShareDays)[number]>(30);
  const { create, link, pending } = useCreateLink(items, days);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {explanation}
      </Typography>
      {partial && (
        <ChoiceChips
          label="分享的项目"
          name="which"
          choices={[
            { value: 'selected', label: `已选的 ${selected.length} 项` },
            { value: 'all', label: `整个方案 ${all.length} 项` },
          ]}
          value={which}
          onChange={setWhich}
        />
      )}
      <ChoiceChips
        label="有效期"
        name="days"
        choices={planShareDays.map((value) => ({ value, label: `${value} 天` }))}
        value={days}
        onChange={setDays}
      />
      <RoomNote of="planShares" count={links} onlyNear />
      {link && (
        <Box role="status" sx={address}>
          {linkOf(link.code)}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {link ? (
          <CopyButton text={linkOf(link.code)} what="链接" />
        ) : (
          <Button
            variant="contained"
            disabled={roomOf('planShares', links).full}
            loading={pending}
            onClick={create}
          >
            生成链接
          </Button>
        )}
        <CopyButton text={planText(items, link && linkOf(link.code))} what="文字清单" />
      </Box>
    </Box>
  );
}

const address = {
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
