import { BrandDraftBanner, useTenant } from '@esg/app-kit';
import { useLocation } from '@tanstack/react-router';

/** The notice itself; leaving the preview returns to the present page. */
export const DraftNoticeOpen = () => {
  const { hostname } = useTenant();
  const { href } = useLocation();
  return <BrandDraftBanner tenantHost={hostname} next={href} />;
};
