import { Link, paths } from '@portal/shared/portal';
import { Alert, Box, Button, MuiLink, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Requirement } from './requirement';
import type { Post } from './usePost';

interface RequirementFrameProps {
  /** Names the form. */
  readonly label: string;
  readonly form: UseFormReturn<Requirement>;
  readonly post: Post;
  readonly children: ReactNode;
}

/** The form around a requirement's fields: what went wrong, and 提交. */
export function RequirementFrame({ label, form, post, children }: RequirementFrameProps) {
  const busy = post.sent !== undefined;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={label}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          post.submit();
        }}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {children}
        {post.failure && <Alert severity="error">{post.failure}。内容都还在，可以稍后再次提交。</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            type="submit"
            variant="contained"
            size="large"
            aria-disabled={busy}
            sx={{ minWidth: 160, opacity: busy ? 0.6 : 1 }}
          >
            {busy ? '正在提交…' : '提交'}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            联系方式只用于回复您，见
            <MuiLink component={Link} to={paths.policy}>
              隐私政策
            </MuiLink>
            。
          </Typography>
        </Box>
      </Box>
    </FormProvider>
  );
}
