import { useEffect } from 'react';
import { useTenant } from '../api/services.tsx';

/** Names the browser's tab: the page first, then the tenant's name. Follows the language. */
export const usePageTitle = (title: string): void => {
  const { settings } = useTenant();
  useEffect(() => {
    document.title = `${title} · ${settings.companyName}`;
  }, [title, settings.companyName]);
};
