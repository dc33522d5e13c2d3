import { createFileRoute } from '@tanstack/react-router';
import { CompanyProfilePage } from '../../features/onboarding/company/CompanyProfilePage.tsx';

export const Route = createFileRoute('/ct/company-profile')({ component: CompanyProfilePage });
