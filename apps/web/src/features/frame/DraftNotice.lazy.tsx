import { BrandDraftBanner, useTenant } from '@esg/app-kit';
import { useLocation } from '@tanstack/react-router';

/** The note itself; leaving the preview comes back to the page one is on. */
export const DraftNoticeOpen = () => {
  const { hostname } = useTenant();
  const { href } = useLocation();
  return <BrandDraftBanner tenantHost={hostname} next={href} />;
};
