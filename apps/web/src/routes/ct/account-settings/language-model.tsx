import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { LanguageModelPage } from '../../../features/language-model/LanguageModelPage.tsx';

export const Route = createFileRoute('/ct/account-settings/language-model')({
  beforeLoad: requirePermission('organisation:write'),
  component: LanguageModelPage,
});
