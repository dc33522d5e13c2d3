import { createFileRoute } from '@tanstack/react-router';
import { SelectionPlanPage } from '../../features/onboarding/plan/SelectionPlanPage.tsx';

export const Route = createFileRoute('/ct/selection-plan')({ component: SelectionPlanPage });
