import type { Picture } from '@portal/shared/contract';
import type { PictureRow } from './picture.repo';

export const presentPicture = ({ rid, name, mime, size, created }: PictureRow): Picture => ({
  path: `/upload/img/${rid}`,
  name,
  mime,
  size,
  created: created.toISOString(),
});
