import { useEffect } from 'react';

/** The portal's name as it ends every title. */
export const portalName = '示例检测 · 科研检测服务平台';

/** Sets `document.title` while the page stands; nothing while `title` is not known yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} - ${portalName}` : portalName;
  }, [title]);
}
