import { createFileRoute } from '@tanstack/react-router';
import { loadCompanyWords } from '../../app/load-company-words.ts';
import { CompanyProfilePage } from '../../features/onboarding/company/CompanyProfilePage.tsx';

export const Route = createFileRoute('/ct/company-profile')({
  loader: loadCompanyWords,
  component: CompanyProfilePage,
});
