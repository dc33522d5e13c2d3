import { reportWorkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Accordion, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAssessment } from '../assessment-context.ts';
import { WeightField } from '../WeightField.tsx';

const usual = '1';

/** How much each person’s scores count. Everybody counts once unless somebody says otherwise. */
export const PeopleWeights = () => {
  const { t } = useLingui();
  const { settings, readOnly } = useAssessment();
  const { data: people = [] } = useQuery(reportWorkQueries.colleagues(useApi()));
  const { weights } = settings.value;
  const others = weights.filter(({ weight }) => weight !== usual).length;
  const change = (personId: string, weight: string) => {
    const rest = weights.filter((each) => each.personId !== personId);
    settings.change({ ...settings.value, weights: weight === usual ? rest : [...rest, { personId, weight }] });
  };
  return (
    <Accordion
      headingLevel={3}
      items={[
        {
          id: 'people',
          title: t`People who score, and how much they count`,
          mark:
            others > 0 ? (
              <Plural value={others} one="# counts differently" other="# count differently" />
            ) : (
              <Trans>All count the same</Trans>
            ),
          content: (
            <Stack gap={3} align="stretch">
              <Text size="sm" tone="muted" measured>
                <Trans>
                  A weight of 2 counts scores twice. Scores with the weight 0 are shown, but don’t count. Everyone sees
                  the weights.
                </Trans>
              </Text>
              {people.map(({ id, name, isSelf }) => (
                <WeightField
                  key={id}
                  label={isSelf ? t`${name} (you)` : name}
                  readOnly={readOnly}
                  value={weights.find((each) => each.personId === id)?.weight ?? usual}
                  onChange={(weight) => change(id, weight)}
                />
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
};
