import { registerCatalogue } from '@esg/app-kit';
import { companyCatalogue } from '@esg/app-kit/company';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyProfilePage } from '../../features/onboarding/company/CompanyProfilePage.tsx';

export const Route = createFileRoute('/ct/company-profile')({
  loader: () => registerCatalogue(companyCatalogue).catch(() => {}),
  component: CompanyProfilePage,
});
