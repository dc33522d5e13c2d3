import { useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Language, printedCode } from '@esg/contract';
import { Accordion, Banner, Checkbox, MultiSelect, Select, Skeleton, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Asked, askFor, askOf, keysOf } from './asked.ts';
import { type ReportTopic, useReportQuestions } from './use-report-questions.ts';

type QuestionPickerProps = {
  readonly reportId: string | undefined;
  readonly id: string;
  readonly value: Asked;
  readonly onChange: (asked: Asked) => void;
  readonly error: string | undefined;
};

/** Chooses the questions: whole sections, disclosures, or single questions of them. */
export const QuestionPicker = ({ reportId, ...picker }: QuestionPickerProps) => {
  const { problem } = useProblemSentences();
  const { topics, versionId, error } = useReportQuestions(reportId);
  if (error) return <Banner tone="danger">{problem(error)}</Banner>;
  if (!reportId) return null;
  if (!topics) return <Skeleton shape="block" height="3rem" />;
  if (topics.length === 0)
    return (
      <Text tone="muted">
        <Trans>The report has no disclosures yet. Select some in the report first.</Trans>
      </Text>
    );
  return <Picker {...picker} topics={topics} versionId={versionId} />;
};

/** Titles of many frameworks already begin with the code. */
const sectionName = ({ code, title }: ReportTopic, versionId: string, language: Language) => {
  const printed = printedCode(code, versionId, language);
  return title[language].startsWith(code) ? title[language] : `${printed} ${title[language]}`;
};

type PickerProps = Omit<QuestionPickerProps, 'reportId'> & {
  readonly topics: readonly ReportTopic[];
  readonly versionId: string;
};

const Picker = ({ id, value, onChange, error, topics, versionId }: PickerProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const disclosures = topics.flatMap((topic) => topic.disclosures);
  const nameOf = (of: (typeof disclosures)[number]) =>
    `${printedCode(of.code, versionId, language)} ${of.title[language]}`;
  const addSection = (code: string) => {
    const codes = topics.find((topic) => topic.code === code)?.disclosures.map((disclosure) => disclosure.code) ?? [];
    onChange(askFor(value, [...new Set([...value.keys(), ...codes])]));
  };
  return (
    <Stack gap={4} align="stretch">
      {topics.length > 1 && (
        <Select
          label={t`Add a whole section`}
          placeholder={t`Choose a section`}
          options={topics.map((topic) => ({ value: topic.code, label: sectionName(topic, versionId, language) }))}
          value=""
          onChange={({ value: code }) => addSection(code)}
        />
      )}
      <MultiSelect
        id={id}
        label={t`Disclosures`}
        required
        error={error}
        options={disclosures.map((of) => ({ value: of.code, label: nameOf(of) }))}
        labels={{
          list: t`Disclosures of the report`,
          none: t`No disclosures match your search`,
          chosen: t`Chosen disclosures`,
          remove: ({ label }) => t`Leave out ${label}`,
        }}
        value={[...value.keys()]}
        onChange={({ value: codes }) => onChange(askFor(value, codes))}
      />
      <SingleQuestions value={value} onChange={onChange} disclosures={disclosures} versionId={versionId} />
    </Stack>
  );
};

type SingleQuestionsProps = Pick<PickerProps, 'value' | 'onChange' | 'versionId'> & {
  readonly disclosures: ReportTopic['disclosures'];
};

/** Chooses only some questions of a disclosure. */
const SingleQuestions = ({ value, onChange, disclosures, versionId }: SingleQuestionsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const narrowable = disclosures.filter(({ code, fields }) => value.has(code) && fields.length > 1);
  if (narrowable.length === 0) return null;
  return (
    <Accordion
      headingLevel={3}
      items={narrowable.map((disclosure) => {
        const keys = keysOf(value, disclosure);
        const all = disclosure.fields.length;
        const code = printedCode(disclosure.code, versionId, language);
        return {
          id: disclosure.code,
          title: t`Questions of ${code}`,
          mark: t`${keys.length} of ${all}`,
          content: (
            <Stack gap={2}>
              {disclosure.fields.map(({ key, label }) => (
                <Checkbox
                  key={key}
                  label={label[language]}
                  value={keys.includes(key)}
                  // At least one question stays: a disclosure without questions is removed above.
                  disabled={keys.length === 1 && keys.includes(key)}
                  onChange={({ value: on }) =>
                    onChange(askOf(value, disclosure, on ? [...keys, key] : keys.filter((other) => other !== key)))
                  }
                />
              ))}
            </Stack>
          ),
        };
      })}
    />
  );
};
