import { useLanguage } from '@esg/app-kit';
import { axisOf, type IroKind, iroKinds, limits, materialityLimits, type NewIro } from '@esg/contract';
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  Grid,
  MultiSelect,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName } from '../topic-words.ts';
import { horizonNames, kindHints, kindNames, stageNames } from '../words.ts';
import { EvidenceFields } from './EvidenceFields.tsx';
import { asKind } from './entry-draft.ts';

/** Ids of the controls that an error leads to. */
export const entryFieldIds = { title: 'entry-title' };

type EntryFieldsProps = {
  entry: NewIro;
  titleError: string | undefined;
  /** Somebody scored it, so what is asked of it stays. */
  isScored: boolean;
  onChange: (entry: NewIro) => void;
};

type Part = Pick<EntryFieldsProps, 'entry' | 'onChange'>;

/** Everything that is said of an impact, a risk or an opportunity. */
export const EntryFields = ({ entry, titleError, isScored, onChange }: EntryFieldsProps) => {
  const { t } = useLingui();
  return (
    <Stack gap={4} align="stretch">
      <TextField
        id={entryFieldIds.title}
        label={t`Title`}
        hint={t`What happens or may happen, in one line.`}
        required
        maxLength={limits.lineLengthMax}
        error={titleError}
        value={entry.title}
        onChange={({ value }) => onChange({ ...entry, title: value })}
      />
      <TopicField entry={entry} onChange={onChange} />
      <KindFields entry={entry} isScored={isScored} onChange={onChange} />
      <PlaceFields entry={entry} onChange={onChange} />
      <EvidenceFields entry={entry} onChange={onChange} />
      <TextArea
        label={t`Description`}
        hint={t`Why it matters, and what you know it from.`}
        maxLength={materialityLimits.textLengthMax}
        value={entry.description}
        onChange={({ value }) => onChange({ ...entry, description: value })}
      />
    </Stack>
  );
};

const TopicField = ({ entry, onChange }: Part) => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  const nameOf = useTopicName();
  const offered = assessment.topics.filter(({ id, state }) => state === 'considered' || id === entry.topicId);
  return (
    <Combobox
      label={t`Topic`}
      required
      options={offered.map((topic) => ({ value: topic.id, label: nameOf(topic) }))}
      labels={{ list: t`Topics`, none: t`No match. Try another name.` }}
      value={entry.topicId}
      onChange={({ value }) => value !== '' && onChange({ ...entry, topicId: value })}
    />
  );
};

/** What the entry is. It decides what people score, so it stays once somebody has. */
const KindFields = ({ entry, isScored, onChange }: Part & Pick<EntryFieldsProps, 'isScored'>) => {
  const { t, i18n } = useLingui();
  const hint = isScored ? t`It has scores, so this stays.` : undefined;
  return (
    <>
      <RadioGroup<IroKind>
        label={t`Kind`}
        hint={hint}
        disabled={isScored}
        columns
        options={iroKinds.map((kind) => ({
          value: kind,
          label: i18n._(kindNames[kind]),
          hint: i18n._(kindHints[kind]),
        }))}
        value={entry.kind}
        onChange={({ value }) => onChange(asKind(entry, value))}
      />
      {axisOf(entry.kind) === 'impact' && (
        <RadioGroup<'actual' | 'potential'>
          label={t`Does it happen already?`}
          disabled={isScored}
          columns
          options={[
            { value: 'actual', label: t`It happens already` },
            { value: 'potential', label: t`It may happen`, hint: t`Its likelihood is scored, too.` },
          ]}
          value={entry.actual ? 'actual' : 'potential'}
          onChange={({ value }) => onChange({ ...entry, actual: value === 'actual' })}
        />
      )}
      {entry.kind === 'negative' && (
        <Checkbox
          label={t`It concerns human rights`}
          hint={t`Then its severity counts alone, however unlikely it is.`}
          value={entry.humanRights}
          onChange={({ value }) => onChange({ ...entry, humanRights: value })}
        />
      )}
    </>
  );
};

/** When and where it happens, and to whom. */
const PlaceFields = ({ entry, onChange }: Part) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { library } = useAssessment();
  const horizons = Object.keys(horizonNames) as NewIro['horizon'][];
  const stages = Object.keys(stageNames) as NewIro['stages'];
  const affected = t`Who is affected`;
  return (
    <>
      <Grid gap={4}>
        <Select
          label={t`When`}
          options={horizons.map((each) => ({ value: each, label: i18n._(horizonNames[each]) }))}
          value={entry.horizon}
          onChange={({ value }) => onChange({ ...entry, horizon: value as NewIro['horizon'] })}
        />
        <CheckboxGroup<NewIro['stages'][number]>
          label={t`Value chain`}
          options={stages.map((each) => ({ value: each, label: i18n._(stageNames[each]) }))}
          value={entry.stages}
          onChange={({ value }) => onChange({ ...entry, stages: value })}
        />
      </Grid>
      <MultiSelect
        label={affected}
        options={library.stakeholderGroups.map(({ id, name }) => ({ value: id, label: name[language] }))}
        labels={{
          list: t`Stakeholders`,
          none: t`No match. Try another name.`,
          chosen: affected,
          remove: (choice) => t`Remove ${choice.label}`,
        }}
        value={entry.stakeholders}
        onChange={({ value }) => onChange({ ...entry, stakeholders: value })}
      />
    </>
  );
};
