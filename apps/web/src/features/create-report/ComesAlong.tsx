import { frameworkQueries } from '@esg/api-client';
import { languageNames, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { Report, ReportDraft } from '@esg/contract';
import { Button, Card, Facts, Form, Heading, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useReportName } from './use-report-name.tsx';

type Begun = Pick<Report, 'versionId' | 'framework' | 'disclosureCodes' | 'languages' | 'reportingBoundary'> &
  Partial<Pick<Report, 'entityIds'>>;

type Draft = Omit<ReportDraft, 'name' | 'names' | 'languages'>;

type ComesAlongProps = {
  /** The report or template to start from. */
  readonly from: Begun;
  readonly draft: Draft;
};

/** What the new report copies and what not, then its name. */
export const ComesAlong = ({ from, draft }: ComesAlongProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { list, integer } = useFormatters();
  const count = from.entityIds?.length ?? 0;
  return (
    <Stack gap={6} align="stretch">
      <Card as="section" aria-labelledby="comes-along">
        <Stack gap={4} align="stretch">
          <Heading level={2} size="md" id="comes-along">
            <Trans>What will be carried over</Trans>
          </Heading>
          <Facts
            facts={[
              { term: t`Framework`, value: from.framework[language] },
              { term: t`Disclosures`, value: integer(from.disclosureCodes.length) },
              { term: t`Languages`, value: list(from.languages.map((each) => languageNames[each])) },
              ...(from.entityIds
                ? [{ term: t`Entities covered`, value: count === 0 ? t`Whole organisation` : integer(count) }]
                : []),
              { term: t`Reporting boundary`, value: from.reportingBoundary || t`Not described` },
            ]}
          />
          <Selected from={from} />
          <Text size="sm" tone="muted" measured>
            <Trans>Answers, documents, comments and the reporting period aren’t copied.</Trans>
          </Text>
        </Stack>
      </Card>
      <NameForm draft={draft} languages={from.languages} />
    </Stack>
  );
};

/** The number of selected disclosures by topic. */
const Selected = ({ from }: { readonly from: Begun }) => {
  const language = useLanguage();
  const { data: framework } = useQuery(frameworkQueries.one(useApi(), from.versionId));
  const selected = new Set(from.disclosureCodes);
  const topics = (framework?.topics ?? []).flatMap(({ code, title, disclosures }) => {
    const count = disclosures.filter((disclosure) => selected.has(disclosure.code)).length;
    return count > 0 ? [{ code, title: title[language], count }] : [];
  });
  return (
    <Stack as="ul" gap={1}>
      {topics.map(({ code, title, count }) => (
        <li key={code}>
          <Inline gap={2}>
            <Text as="span">{title}</Text>
            <Text as="span" size="sm" tone="muted" numeric>
              <Plural value={count} one="# disclosure" other="# disclosures" />
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
};

const NameForm = ({ draft, languages }: { readonly draft: Draft; readonly languages: Report['languages'] }) => {
  const { form, field, refusal, pending } = useReportName(draft, { languages });
  return (
    <Form {...form}>
      {refusal}
      {field}
      <div>
        <Button type="submit" emphasis="strong" pending={pending}>
          <Trans>Create report</Trans>
        </Button>
      </div>
    </Form>
  );
};
