import type { Data, Picture } from '@portal/shared/contract';
import { CopyButton, fileSize, plainList } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { nameOfUse } from './nameOfUse';
import { pictureFrame } from './pictureFrame';

interface PictureTileProps {
  readonly picture: Picture;
  /** Undefined while it is not known. */
  readonly uses: Data<'staff/picture/uses'> | undefined;
}

/** A picture with its name, and where it is shown. */
export const PictureTile = ({ picture: { path, name, size, created }, uses }: PictureTileProps) => (
  <Box component="li" aria-label={name} sx={{ minWidth: 0, fontSize: 13 }}>
    <Box component="img" src={path} alt="" loading="lazy" sx={pictureFrame} />
    <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', fontWeight: 600 }}>{name}</Box>
    <Box sx={{ color: 'text.secondary' }}>
      {formatInstant(created)} · {fileSize(size)}
    </Box>
    {uses?.length === 0 && <Box sx={{ color: 'text.secondary' }}>没有用到</Box>}
    {uses !== undefined && uses.length > 0 && (
      <Box component="ul" aria-label={`用到 ${name} 的内容`} sx={plainList}>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.rid} ${use.draft}`}>
            {nameOfUse(use)}
            {use.draft && '（草稿）'}
          </li>
        ))}
      </Box>
    )}
    <CopyButton text={path} what="地址" />
  </Box>
);
