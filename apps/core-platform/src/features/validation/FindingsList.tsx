import { useFormatters, useLanguage } from '@esg/app-kit';
import type { Disclosure, Field, Finding, Framework } from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { less } from '@esg/quantities';
import { Button, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { differenceOf } from '../../wizard/explanations/difference.ts';
import { useDifference } from '../../wizard/explanations/use-difference.ts';
import { stepNames } from '../../wizard/step-words.ts';
import { useCitation } from '../../wizard/use-citation.ts';
import { useDuties } from '../../wizard/use-standing.ts';
import { findingWords, neverLeftOutWords, recommendedWords, textNames, translationWords } from './finding-words.ts';
import * as css from './findings.css.ts';

export type FindingsListProps = {
  findings: readonly Finding[];
  framework: Pick<Framework, 'topics'>;
  /** Renders the link to the place of a finding. */
  renderLink: (finding: Finding, words: ReactNode) => ReactNode;
};

/** Findings, the blocking ones first, each with a link to its place. */
export const FindingsList = ({ findings, framework, renderLink }: FindingsListProps) => {
  const { t } = useLingui();
  const blocking = findings.filter((finding) => finding.blocking);
  const advisory = findings.filter((finding) => !finding.blocking);
  return (
    <Stack gap={6}>
      <FindingsGroup
        title={t`Must be resolved before publishing`}
        tone="danger"
        findings={blocking}
        framework={framework}
        renderLink={renderLink}
      />
      <FindingsGroup
        title={t`Worth a look`}
        tone="warning"
        findings={advisory}
        framework={framework}
        renderLink={renderLink}
      />
    </Stack>
  );
};

type GroupProps = FindingsListProps & { title: string; tone: 'danger' | 'warning' };

/** Details of a finding: the difference, units, parts, topics or row, or a number before and now. */
export const useDetails = ({ topics }: Partial<Pick<Framework, 'topics'>> = {}) => {
  const { t } = useLingui();
  const { list, decimal, day } = useFormatters();
  const difference = useDifference();
  const language = useLanguage();
  return ({ params = {} }: Finding, field?: Field): string => {
    const ids = String(params.breakdowns ?? '').split(', ');
    const ways = (field?.breakdowns ?? []).flatMap((each) => (ids.includes(each.id ?? '') ? each[language] : []));
    if (params.all !== undefined) {
      const count = decimal(String(params.count));
      const all = decimal(String(params.all));
      return t`One reason explains ${count} of ${all} provisions`;
    }
    if (params.from !== undefined) {
      const from = day(String(params.from));
      const start = day(String(params.start));
      return t`This edition applies to years beginning on or after ${from}; your year begins on ${start}`;
    }
    if (params.topics !== undefined) {
      const codes = String(params.topics).split(', ');
      return list(codes.map((code) => topics?.find((topic) => topic.code === code)?.title[language] ?? code));
    }
    if (params.sum !== undefined) {
      const entered = decimal(String(params.entered));
      const sum = decimal(String(params.sum));
      const gap = less(String(params.entered), String(params.sum));
      const by = decimal(gap.replace('-', ''));
      const said = [
        t`You entered ${entered}; the parts add up to ${sum}`,
        gap.startsWith('-') ? t`${by} more than the total` : t`${by} less than the total`,
      ];
      return [...(params.year === undefined ? [] : [String(params.year)]), ...said, ...ways].join(' · ');
    }
    if (params.years !== undefined) {
      const years = list(String(params.years).split(', '));
      return t`Missing: ${years}`;
    }
    if (params.breakdowns !== undefined) return list(ways);
    if (params.is !== undefined) return [params.was, params.is].filter(Boolean).join(' → ');
    if (params.percent === undefined && params.before !== undefined)
      return `${decimal(String(params.before))} → ${decimal(String(params.after))}`;
    if (typeof params.percent !== 'number')
      return String(params.units ?? usualPartIn(String(params.row ?? ''), language));
    const by = difference(differenceOf(params));
    return params.percent < 0 ? `−${by}` : `+${by}`;
  };
};

/** The text about a disclosure that is not answered yet. */
const openKinds: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>(['required-unanswered', 'not-completed']);

/** Findings that each press adds to a list: a large report has thousands. */
const step = 100;

const FindingsGroup = ({ title, tone, findings, framework, renderLink }: GroupProps) => {
  const [shown, setShown] = useState(step);
  const disclosures = useMemo(
    () => new Map(framework.topics.flatMap((topic) => topic.disclosures.map((entry) => [entry.code, entry] as const))),
    [framework],
  );
  if (findings.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Inline gap={3}>
        <Heading level={3}>{title}</Heading>
        <Status tone={tone}>{findings.length}</Status>
      </Inline>
      <ul className={css.list}>
        <Findings
          findings={findings.slice(0, shown)}
          framework={framework}
          disclosures={disclosures}
          renderLink={renderLink}
        />
      </ul>
      {findings.length > shown && (
        <Inline>
          <Button onClick={() => setShown(shown + step)}>
            <Trans>Show more findings</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

type FindingsProps = Pick<FindingsListProps, 'findings' | 'framework' | 'renderLink'> & {
  disclosures: ReadonlyMap<string, Disclosure>;
};

const wordsOf = ({ kind, language }: Finding, disclosure: Pick<Disclosure, 'omittable'> | undefined) => {
  if (kind === 'required-unanswered' && disclosure?.omittable === false) return neverLeftOutWords;
  return kind === 'translation-missing' && language ? translationWords[language] : findingWords[kind];
};

const Findings = ({ findings, framework, disclosures, renderLink }: FindingsProps) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const detailOf = useDetails(framework);
  const cite = useCitation();
  const dutyIn = useDuties();
  const isChosen = ({ kind }: Finding, disclosure: Disclosure | undefined) =>
    disclosure !== undefined && openKinds.has(kind) && dutyIn(disclosure) === 'recommended';
  const placeInStep = ({ step, params }: Finding) =>
    [i18n._(stepNames[step]), params?.title].filter(Boolean).join(' › ');
  return findings.map((finding) => {
    const disclosure = finding.disclosureCode ? disclosures.get(finding.disclosureCode) : undefined;
    const field = disclosure?.fields.find(({ key }) => key === finding.fieldKey);
    const textName = textNames[String(finding.params?.text)];
    const detail = detailOf(finding, field);
    const where = [
      disclosure && `${cite(disclosure.code)} ${disclosure.title[language]}`,
      field?.label[language],
      textName && i18n._(textName),
    ];
    const key = [
      finding.kind,
      finding.disclosureCode,
      finding.fieldKey,
      finding.language,
      finding.params?.textId,
      finding.params?.text,
      detail,
    ].join('/');
    return (
      <li key={key} className={css.entry}>
        {renderLink(finding, where.filter(Boolean).join(' › ') || placeInStep(finding))}
        <Text size="sm" tone="muted">
          {i18n._(isChosen(finding, disclosure) ? recommendedWords : wordsOf(finding, disclosure))}
          {detail && ` (${detail})`}
        </Text>
      </li>
    );
  });
};
