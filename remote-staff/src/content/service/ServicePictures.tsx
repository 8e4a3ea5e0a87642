import type { DeviceContent } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { ItemList } from '../../ui/edit/ItemList';
import type { Edited } from '../../ui/edit/useEdited';
import { PictureField } from '../edit/PictureField';

/** The pictures of a service; the first is that of its card. */
export const ServicePictures = ({ edited: { content, set } }: { readonly edited: Edited<DeviceContent> }) => (
  <Panel title="图片">
    <ItemList
      path="gallery"
      noun="图片"
      items={content.gallery}
      onChange={(gallery) => set({ gallery })}
      empty={() => ''}
      most={8}
    >
      {(picture, index, change) => (
        <PictureField
          path={`gallery.${index}`}
          label={`图片 ${index + 1}`}
          value={picture}
          onChange={change}
        />
      )}
    </ItemList>
  </Panel>
);
