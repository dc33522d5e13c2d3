import { useLanguage } from '@esg/app-kit';
import type { MaterialitySettings, StakeholderGroup } from '@esg/contract';
import { Card, Checkbox, Grid, Select, Stack, Text } from '@esg/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { WeightField } from '../WeightField.tsx';
import { roleNames } from '../words.ts';

type Heard = MaterialitySettings['stakeholders'][number];

/** Step: which groups are heard, what they are, and how much each counts. */
export const Stakeholders = () => {
  const { t } = useLingui();
  const { library, settings } = useAssessment();
  const { stakeholders } = settings.value;
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Stakeholders`}
        purpose={t`Choose who is affected by what you do and who uses your reports.`}
      />
      <Text as="span" size="sm" tone="muted" role="status">
        <Plural value={stakeholders.length} one="# group is heard" other="# groups are heard" />
      </Text>
      <Stack as="ul" gap={2} align="stretch">
        {library.stakeholderGroups.map((group) => (
          <GroupRow key={group.id} group={group} heard={stakeholders.find(({ groupId }) => groupId === group.id)} />
        ))}
      </Stack>
    </Stack>
  );
};

const GroupRow = ({ group, heard }: { group: StakeholderGroup; heard: Heard | undefined }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { settings, readOnly } = useAssessment();
  const { value } = settings;
  const name = group.name[language];
  const others = value.stakeholders.filter(({ groupId }) => groupId !== group.id);
  const store = (next: Heard | undefined) =>
    settings.change({ ...value, stakeholders: next ? [...others, next] : others });
  const first: Heard = { groupId: group.id, role: group.roles[0] ?? 'affected', weight: '1' };
  return (
    <Card as="li" padding="compact">
      <Stack gap={3} align="stretch">
        <Checkbox
          label={name}
          hint={group.description[language]}
          disabled={readOnly}
          value={heard !== undefined}
          onChange={(change) => store(change.value ? first : undefined)}
        />
        {heard && (
          <Grid gap={3} cell="small">
            <Select
              label={t`What ${name} are`}
              disabled={readOnly}
              options={Object.entries(roleNames).map(([role, words]) => ({ value: role, label: i18n._(words) }))}
              value={heard.role}
              onChange={(change) => store({ ...heard, role: change.value as Heard['role'] })}
            />
            <WeightField
              label={t`Weight of ${name}`}
              readOnly={readOnly}
              value={heard.weight}
              onChange={(weight) => store({ ...heard, weight })}
            />
          </Grid>
        )}
      </Stack>
    </Card>
  );
};
