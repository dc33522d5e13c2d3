import { useLanguage } from '@esg/app-kit';
import { axisOf, type NewIro, type RegisterImportFields } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName } from '../topic-words.ts';
import { horizonNames, kindNames, stageNames } from '../words.ts';

/** An entry in words. */
export const useEntryWords = () => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { assessment, library } = useAssessment();
  const nameOf = useTopicName();
  const groups = new Map(library.stakeholderGroups.map(({ id, name }) => [id, name[language]]));
  const topicOf = (topicId: string) => {
    const topic = assessment.topics.find(({ id }) => id === topicId);
    return topic ? nameOf(topic) : '';
  };
  const happens = ({ kind, actual }: Pick<NewIro, 'kind' | 'actual'>) => {
    if (axisOf(kind) === 'financial') return t`May happen`;
    return actual ? t`Happens already` : t`May happen`;
  };
  const yesNo = (is: boolean | undefined) => (is ? t`Yes` : t`No`);
  const fieldsOf = (entry: RegisterImportFields): Record<keyof RegisterImportFields, string> => ({
    topicId: topicOf(entry.topicId ?? ''),
    kind: entry.kind ? i18n._(kindNames[entry.kind]) : '',
    title: entry.title ?? '',
    description: entry.description ?? '',
    actual: yesNo(entry.actual),
    humanRights: yesNo(entry.humanRights),
    horizon: entry.horizon ? i18n._(horizonNames[entry.horizon]) : '',
    stages: (entry.stages ?? []).map((stage) => i18n._(stageNames[stage])).join(', '),
    stakeholders: (entry.stakeholders ?? []).map((id) => groups.get(id) ?? id).join(', '),
  });
  return {
    topicOf,
    happens,
    /** One field, for comparing what stands with what a sheet has. */
    fieldOf: (entry: RegisterImportFields, field: keyof RegisterImportFields) => fieldsOf(entry)[field] || '–',
    groupOf: (id: string) => groups.get(id) ?? id,
    /** All of it, for comparing two versions. */
    facts: (entry: NewIro) => [
      { term: t`Title`, value: entry.title },
      { term: t`Topic`, value: topicOf(entry.topicId) },
      { term: t`Kind`, value: `${i18n._(kindNames[entry.kind])}, ${happens(entry)}` },
      { term: t`Human rights`, value: entry.humanRights ? t`Yes` : t`No` },
      { term: t`When`, value: i18n._(horizonNames[entry.horizon]) },
      { term: t`Value chain`, value: entry.stages.map((stage) => i18n._(stageNames[stage])).join(', ') || '–' },
      { term: t`Who is affected`, value: entry.stakeholders.map((id) => groups.get(id) ?? id).join(', ') || '–' },
      { term: t`Description`, value: entry.description || '–' },
    ],
  };
};
