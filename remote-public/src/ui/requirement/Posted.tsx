import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Icon, icons, MuiLink, Typography } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';

interface PostedProps {
  /** Name of what was posted, such as 需求. */
  readonly what: string;
  readonly code: string;
  /** The next steps, one line each. */
  readonly next: readonly string[];
  /** True when it was posted by a member, whose list has it already. */
  readonly owned: boolean;
  /** Starts another one. */
  readonly onAgain: () => void;
}

/**
 * Confirmation of a posted requirement: number and next steps. Takes the focus, so that screen readers announce it.
 */
export function Posted({ what, code, next, owned, onAgain }: PostedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'success.main' }}>
        <Icon path={icons.check} size={28} />
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {what}已提交
        </Typography>
      </Box>
      <Typography sx={{ mt: 2 }}>
        编号{' '}
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', fontSize: '1.125rem' }}>
          {code}
        </Box>
        ，来电咨询时报这个编号即可。
      </Typography>
      <Box component="ol" sx={{ pl: 2.5, mt: 2, mb: 3, '& li + li': { mt: 0.75 } }}>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {!owned && (
          <li>
            用这个手机号登录后，可在
            <MuiLink component={Link} to={paths.requirements}>
              需求列表
            </MuiLink>
            认领，查看进展、补充信息和答复报价。
          </li>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {owned ? (
          <Button component={Link} to={paths.requirement(code)} variant="contained">
            查看{what}
          </Button>
        ) : (
          <Button component={Link} to={paths.project()} variant="contained">
            浏览服务项目
          </Button>
        )}
        <Button variant="outlined" onClick={onAgain}>
          再写一条
        </Button>
      </Box>
    </Box>
  );
}
