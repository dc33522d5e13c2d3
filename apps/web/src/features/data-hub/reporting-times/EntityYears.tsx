import { entityMutations, entityQueries } from '@esg/api-client';
import { notifyProblem, useApi, useMonthOptions } from '@esg/app-kit';
import type { Entity } from '@esg/contract';
import { Heading, Select, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEntityName } from '../use-entity-name.ts';

/** The month in which each entity's fiscal year begins; figures of another year than the reporting time are split by the day. */
export const EntityYears = ({ mayManage }: { readonly mayManage: boolean }) => {
  const { t } = useLingui();
  const { data: entities = [] } = useQuery(entityQueries.all(useApi()));
  const nameOf = useEntityName();
  if (entities.length === 0) return null;
  const title = t`Fiscal years of your entities`;
  return (
    <Stack as="section" gap={4} align="stretch">
      <Stack gap={1}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text tone="muted" measured>
          <Trans>
            If an entity’s year differs from the reporting time, its figures are split by day. You can open that step of
            the calculation.
          </Trans>
        </Text>
      </Stack>
      <Table caption={title} captionHidden stacked>
        <thead>
          <tr>
            <th scope="col">{t`Entity`}</th>
            <th scope="col">{t`First month of the fiscal year`}</th>
          </tr>
        </thead>
        <tbody>
          {entities.map((entity) => (
            <tr key={entity.id}>
              <th scope="row">{nameOf(entity)}</th>
              <td>{mayManage ? <StartMonth entity={entity} /> : <MonthName month={entity.fiscalYearStartMonth} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

const MonthName = ({ month }: { readonly month: number }) =>
  useMonthOptions().find(({ value }) => value === String(month))?.label;

/** Saves at once. The choice stays in sight while it is sent, and is reset only when it is refused. */
const StartMonth = ({ entity }: { readonly entity: Entity }) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string>();
  const { mutate } = useMutation(entityMutations.change(api, queryClient));
  const { name, type, parentId, version } = entity;
  const change = (value: string) => {
    setChosen(value);
    mutate(
      { id: entity.id, change: { name, type, parentId, version, fiscalYearStartMonth: Number(value) } },
      {
        onError: (error) => {
          notifyProblem(error);
          void queryClient.invalidateQueries({ queryKey: entityQueries.all(api).queryKey });
        },
        onSettled: () => setChosen(undefined),
      },
    );
  };
  return (
    <Select
      label={t`First month of the fiscal year of ${name}`}
      labelHidden
      options={useMonthOptions()}
      value={chosen ?? String(entity.fiscalYearStartMonth)}
      onChange={({ value }) => change(value)}
    />
  );
};
