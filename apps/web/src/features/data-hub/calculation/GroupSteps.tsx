import { entityQueries, frameworkQueries } from '@esg/api-client';
import { NotLoaded, useApi } from '@esg/app-kit';
import type { CalculationStep } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalculationTree } from './CalculationTree.tsx';

/** The steps of a figure of the whole organisation, open down to what each entity entered: its months are loaded when it is opened. */
export const GroupSteps = ({ steps }: { readonly steps: readonly CalculationStep[] }) => {
  const api = useApi();
  const library = useQuery(frameworkQueries.metrics(api));
  const entities = useQuery(entityQueries.all(api));
  if (!library.data || !entities.data)
    return (
      <NotLoaded
        title={<Trans>Couldn’t load the calculation</Trans>}
        error={library.error ?? entities.error}
        onRetry={() => void Promise.all([library.refetch(), entities.refetch()])}
      />
    );
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        <Trans>
          Below each step is what it’s made of. Open an entity’s sum to see its figures. Enter on a source opens the
          data point.
        </Trans>
      </Text>
      <CalculationTree steps={steps} library={library.data} entities={entities.data} isOpen />
    </Stack>
  );
};
