import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { ReportCollaboratorsPage } from '../../features/report-collaborator/ReportCollaboratorsPage.tsx';

type Search = Partial<Record<'q' | 'report' | 'status' | 'sort', unknown>> & {
  /** A question of one's own chat with documents, which the request to a colleague begins with. */
  readonly chat?: string;
  readonly question?: string;
};

export const Route = createFileRoute('/ct/report-collaborator')({
  // The page reads the parameters it knows.
  validateSearch: ({ chat, question, ...search }: Partial<Record<keyof Search, unknown>>): Search =>
    typeof chat === 'string' && typeof question === 'string' ? { ...search, chat, question } : search,
  beforeLoad: requirePermission('report:read'),
  component: ReportCollaboratorsPage,
});
