import { createFileRoute } from '@tanstack/react-router';
import { AccessRequests } from '../../features/clients/AccessRequests.tsx';
import { SelectionPlanPage } from '../../features/onboarding/plan/SelectionPlanPage.tsx';
import { PlanForm } from '../../features/subscription/plan/PlanForm.tsx';

export const Route = createFileRoute('/ct/selection-plan')({
  component: () => <SelectionPlanPage form={(props) => <PlanForm {...props} />} notice={<AccessRequests />} />,
});
