import { createFileRoute } from '@tanstack/react-router';
import { ClimateRulesPage } from '../../../features/climate/rules/ClimateRulesPage.tsx';
import { MoveButtons } from '../../../features/data-hub/shared/MoveButtons.tsx';

export const Route = createFileRoute('/ct/climate/rules')({
  component: () => (
    <ClimateRulesPage permissions={Route.useRouteContext().profile.permissions} MoveButtons={MoveButtons} />
  ),
});
