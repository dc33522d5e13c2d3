import { registerCatalogue } from '@esg/app-kit';
import { companyCatalogue } from '@esg/app-kit/company';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { FrameworkBuilderPage } from '../../../features/framework-builder/FrameworkBuilderPage.tsx';

export const Route = createFileRoute('/ct/framework-builder/')({
  beforeLoad: requirePermission('framework:write'),
  loader: () => registerCatalogue(companyCatalogue).catch(() => {}),
  component: FrameworkBuilderPage,
});
