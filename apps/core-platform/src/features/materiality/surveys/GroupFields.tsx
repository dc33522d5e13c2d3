import { surveyMutations } from '@esg/api-client';
import { notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import type { Survey, SurveyGroup, SurveyGroupsChange } from '@esg/contract';
import { Button, Inline, Select, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';

type Given = SurveyGroupsChange['groups'][number];
const givenOf = ({ id, stakeholder, name, weight, quota }: SurveyGroup): Given => ({
  id,
  stakeholder,
  name,
  weight,
  quota,
});

const useGroups = (survey: Survey) => {
  const { mutate, isPending } = useMutation(surveyMutations.changeGroups(useApi(), useQueryClient()));
  const { id, version } = survey;
  const store = (groups: readonly Given[]) =>
    mutate({ id, version, groups: [...groups] }, { onError: (error) => notifyProblem(error) });
  return { store, isPending, groups: survey.groups.map(givenOf) };
};

/** Adds a stakeholder group of the library that is not asked yet. */
export const AddGroup = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { library, settings } = useAssessment();
  const { store, isPending, groups } = useGroups(survey);
  const [chosen, setChosen] = useState('');
  const left = library.stakeholderGroups.filter(({ id }) => !groups.some(({ stakeholder }) => stakeholder === id));
  const add = () => {
    const group = left.find(({ id }) => id === chosen);
    if (!group) return;
    const name = { en: group.name.en, zhTw: group.name.zhTw };
    // As much as the assessment says that the group counts.
    const weight = settings.value.stakeholders.find(({ groupId }) => groupId === group.id)?.weight ?? '1';
    store([...groups, { id: null, stakeholder: group.id, name, weight, quota: null }]);
    setChosen('');
  };
  return (
    <Inline gap={3} align="end">
      <Select
        label={t`Another group`}
        placeholder={t`Choose a group`}
        options={left.map(({ id, name }) => ({ value: id, label: name[language] }))}
        value={chosen}
        onChange={({ value }) => setChosen(value)}
      />
      <Button pending={isPending} onClick={add}>
        <Trans>Add group</Trans>
      </Button>
    </Inline>
  );
};

/** How much a group counts, and with how many answers nobody new begins. Stored when the field is left. */
export const GroupWeight = ({ survey, group }: { survey: Survey; group: SurveyGroup }) => {
  const { t } = useLingui();
  const { readOnly } = useAssessment();
  const { store, groups } = useGroups(survey);
  const [weight, setWeight] = useState(group.weight);
  const [quota, setQuota] = useState(group.quota === null ? '' : String(group.quota));
  const isWeight = /^\d{1,3}(?:\.\d{1,2})?$/.test(weight);
  const isQuota = quota === '' || /^[1-9]\d{0,4}$/.test(quota);
  const isOther = weight !== group.weight || quota !== (group.quota === null ? '' : String(group.quota));
  const save = () => {
    if (!isWeight || !isQuota || !isOther) return;
    const changed = { weight, quota: quota === '' ? null : Number(quota) };
    store(groups.map((each) => (each.id === group.id ? { ...each, ...changed } : each)));
  };
  const remove = () => store(groups.filter((each) => each.id !== group.id));
  const { people, started } = group.progress;
  return (
    <Inline gap={3} align="end">
      <TextField
        label={t`Weight`}
        inputMode="decimal"
        disabled={readOnly}
        error={isWeight ? undefined : t`Enter a number such as 1 or 1.5.`}
        value={weight}
        onChange={({ value }) => setWeight(value)}
        onBlur={save}
      />
      <TextField
        label={t`Enough answers`}
        inputMode="numeric"
        disabled={readOnly}
        error={isQuota ? undefined : t`Enter a whole number, or nothing.`}
        value={quota}
        onChange={({ value }) => setQuota(value)}
        onBlur={save}
      />
      {!readOnly && people + started === 0 && (
        <Button emphasis="quiet" onClick={remove}>
          <Trans>Remove group</Trans>
        </Button>
      )}
    </Inline>
  );
};
