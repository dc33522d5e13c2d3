import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { loadCompanyWords } from '../../../app/load-company-words.ts';
import { FrameworkBuilderPage } from '../../../features/framework-builder/FrameworkBuilderPage.tsx';

export const Route = createFileRoute('/ct/framework-builder/')({
  beforeLoad: requirePermission('framework:write'),
  loader: loadCompanyWords,
  component: FrameworkBuilderPage,
});
