import { tagOf, useDateLabels, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  missingTranslations,
  questionsOf,
  type Survey,
  type SurveyContent,
  type SurveyQuestionKind,
  type SurveySection,
  surveyLimits,
  surveyQuestionKinds,
} from '@esg/contract';
import { Banner, Button, DateField, Divider, Grid, Inline, Menu, MenuItem, Stack, Switch, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAssessment } from '../assessment-context.ts';
import { BothFields } from './BothFields.tsx';
import * as edits from './content-edits.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { TypedSurvey } from './survey-draft.ts';
import type { SurveyEditing } from './use-survey-editing.ts';
import { kindNames } from './words.ts';

/** What respondents read and when, in both languages side by side. */
export const SurveyEditor = ({ survey, editing }: { survey: Survey; editing: SurveyEditing }) => {
  const { readOnly } = useAssessment();
  const { problem } = useProblemSentences();
  const { value, error, theirs, save, isPending } = editing;
  const disabled = readOnly || survey.state === 'closed';
  const change = (content: SurveyContent) => editing.change({ content });
  return (
    <Stack gap={6} align="stretch">
      <Missing content={value.content} />
      <Head content={value.content} disabled={disabled} onChange={change} />
      <Times value={value} disabled={disabled} onChange={editing.change} />
      {value.content.sections.map((section) => (
        <Section
          key={section.id}
          surveyId={survey.id}
          content={value.content}
          section={section}
          disabled={disabled}
          onChange={change}
        />
      ))}
      {error && !theirs && <Banner tone="danger" title={problem(error)} />}
      {theirs && (
        <Stale mine={value.content} theirs={theirs} onTheirs={editing.discard} onMine={() => save(theirs.version)} />
      )}
      {!disabled && (
        <Inline gap={2}>
          <Button onClick={() => change(edits.addSection(value.content))}>
            <Trans>Add section</Trans>
          </Button>
          <Button emphasis="strong" pending={isPending} onClick={() => save()}>
            <Trans>Save survey</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

type StaleProps = { mine: SurveyContent; theirs: Survey; onTheirs: () => void; onMine: () => void };

/** Both states, where somebody else saved the survey meanwhile, and the choice between them. */
const Stale = ({ mine, theirs, onTheirs, onMine }: StaleProps) => (
  <Banner
    tone="warning"
    title={<Trans>Someone else changed this survey while you were editing</Trans>}
    action={
      <>
        <Button size="compact" onClick={onTheirs}>
          <Trans>Use their version</Trans>
        </Button>
        <Button size="compact" onClick={onMine}>
          <Trans>Keep mine</Trans>
        </Button>
      </>
    }
  >
    <Differences mine={mine} theirs={theirs.content} />
  </Banner>
);

const Differences = ({ mine, theirs }: { mine: SurveyContent; theirs: SurveyContent }) => {
  const ours = questionsOf(mine).length;
  const others = questionsOf(theirs).length;
  return (
    <Text size="sm">
      <Trans>
        Yours: “{mine.title.en || mine.title.zhTw}” with {ours} questions. Theirs: “
        {theirs.title.en || theirs.title.zhTw}” with {others} questions.
      </Trans>
    </Text>
  );
};

const Missing = ({ content }: { content: SurveyContent }) => {
  const { en, zhTw } = missingTranslations(content);
  if (en + zhTw === 0) return null;
  return (
    <Banner tone="info" title={<Trans>Some texts are in one language only</Trans>}>
      <Stack gap={1}>
        {en > 0 && <Plural value={en} one="# text is missing in English" other="# texts are missing in English" />}
        {zhTw > 0 && <Plural value={zhTw} one="# text is missing in Chinese" other="# texts are missing in Chinese" />}
      </Stack>
    </Banner>
  );
};

type ContentProps = { content: SurveyContent; disabled: boolean; onChange: (content: SurveyContent) => void };

const Head = ({ content, disabled, onChange }: ContentProps) => {
  const { t } = useLingui();
  const parts = [
    { part: 'title', label: t`Title`, lines: 1, maxLength: surveyLimits.lineLengthMax },
    {
      part: 'introduction',
      label: t({ context: 'survey', message: 'Introduction' }),
      lines: 3,
      maxLength: surveyLimits.textLengthMax,
    },
    { part: 'privacy', label: t`What happens with answers`, lines: 3, maxLength: surveyLimits.textLengthMax },
    { part: 'thanks', label: t`Thanks`, lines: 2, maxLength: surveyLimits.textLengthMax },
  ] as const;
  return parts.map(({ part, ...field }) => (
    <BothFields
      key={part}
      {...field}
      disabled={disabled}
      value={content[part]}
      onChange={(value) => onChange({ ...content, [part]: value })}
    />
  ));
};

/** The day of a moment, in the time zone of whoever looks. */
const dayOf = (moment: string | null) => {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
const momentOf = (day: string, time: string) => (day === '' ? null : new Date(`${day}T${time}`).toISOString());

type TimesProps = { value: TypedSurvey; disabled: boolean; onChange: (times: Partial<TypedSurvey>) => void };

const Times = ({ value, disabled, onChange }: TimesProps) => {
  const { t } = useLingui();
  const locale = tagOf(useLanguage());
  const opens = t`Opens on`;
  const last = t`Last day`;
  const opensLabels = useDateLabels(opens);
  const lastLabels = useDateLabels(last);
  return (
    <Grid gap={4} cell="small">
      <DateField
        label={opens}
        locale={locale}
        hint={t`Empty: as soon as you open it.`}
        labels={opensLabels}
        disabled={disabled}
        value={dayOf(value.opensAt)}
        onChange={({ value: day = '' }) => onChange({ opensAt: momentOf(day, '00:00:00') })}
      />
      <DateField
        label={last}
        locale={locale}
        hint={t`Empty: until you close it.`}
        labels={lastLabels}
        disabled={disabled}
        value={dayOf(value.closesAt)}
        onChange={({ value: day = '' }) => onChange({ closesAt: momentOf(day, '23:59:59') })}
      />
      <Switch
        label={t`Send reminders`}
        hint={t`Before the last day, on the days set for your organisation’s reminders.`}
        disabled={disabled || value.closesAt === null}
        value={value.reminds && value.closesAt !== null}
        onChange={({ value: reminds }) => onChange({ reminds })}
      />
    </Grid>
  );
};

type SectionProps = ContentProps & { surveyId: string; section: SurveySection };

const Section = ({ surveyId, content, section, disabled, onChange }: SectionProps) => {
  const { t, i18n } = useLingui();
  const { id } = section;
  const all = questionsOf(content);
  const beforeOf = (questionId: string) =>
    all
      .slice(
        0,
        all.findIndex((each) => each.id === questionId),
      )
      .filter(({ kind }) => kind === 'single' || kind === 'multiple');
  return (
    <Stack gap={3} align="stretch">
      <Divider />
      <BothFields
        label={t`Section`}
        maxLength={surveyLimits.lineLengthMax}
        disabled={disabled}
        value={section.title}
        onChange={(title) => onChange(edits.changeSection(content, id, { title }))}
      />
      <Stack as="ul" gap={2} align="stretch">
        {section.questions.map((question) => (
          <QuestionEditor
            key={question.id}
            surveyId={surveyId}
            question={question}
            before={beforeOf(question.id)}
            disabled={disabled}
            onChange={(next) => onChange(edits.changeQuestion(content, id, next))}
            onMove={(by) => onChange(edits.moveQuestion(content, id, question.id, by))}
            onRemove={() => onChange(edits.removeQuestion(content, id, question.id))}
          />
        ))}
      </Stack>
      {!disabled && (
        <Inline gap={2}>
          <Menu
            trigger={
              <Button>
                <Trans>Add question</Trans>
              </Button>
            }
          >
            {surveyQuestionKinds.map((kind: SurveyQuestionKind) => (
              <MenuItem key={kind} onSelect={() => onChange(edits.addQuestion(content, id, kind))}>
                {i18n._(kindNames[kind])}
              </MenuItem>
            ))}
          </Menu>
          <Button emphasis="quiet" onClick={() => onChange(edits.removeSection(content, id))}>
            <Trans>Remove section</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
