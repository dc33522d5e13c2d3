import { useFormatters, useLanguage } from '@esg/app-kit';
import { type Disclosure, type Field, type Finding, type Framework, sentenceMarkKinds } from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { less } from '@esg/quantities';
import { Button, Heading, Inline, Stack, Status, Text, usePrinting } from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { memo, useCallback, useMemo, useState } from 'react';
import { differenceOf } from '../../wizard/explanations/difference.ts';
import { useDifference } from '../../wizard/explanations/use-difference.ts';
import { stepNames } from '../../wizard/step-words.ts';
import { useCitation } from '../../wizard/use-citation.ts';
import { useDuties } from '../../wizard/use-standing.ts';
import {
  findingWords,
  markWords,
  neverLeftOutWords,
  recommendedWords,
  textNames,
  translationWords,
} from './finding-words.ts';
import * as css from './findings.css.ts';
import { useWhileResting } from './use-while-resting.ts';

export type FindingsListProps = {
  findings: readonly Finding[];
  framework: Pick<Framework, 'topics'>;
  /** Renders the link to the place of a finding. */
  renderLink: (finding: Finding, words: ReactNode) => ReactNode;
};

/** Findings, the blocking ones first, each with a link to its place. */
export const FindingsList = ({ findings, framework, renderLink }: FindingsListProps) => {
  const { t } = useLingui();
  const blocking = useMemo(() => findings.filter((finding) => finding.blocking), [findings]);
  const advisory = useMemo(() => findings.filter((finding) => !finding.blocking), [findings]);
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

/** What was entered beside what the report makes or says elsewhere; nothing for findings about anything else. */
const useComparedFigures = () => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const cite = useCitation();
  return (params: NonNullable<Finding['params']>): string | undefined => {
    const entered = params.entered === undefined ? '' : decimal(String(params.entered));
    if (params.sum !== undefined) {
      const sum = decimal(String(params.sum));
      const gap = less(String(params.entered), String(params.sum));
      const by = decimal(gap.replace('-', ''));
      const year = String(params.year ?? '');
      return [
        // A figure of an earlier year may come from a published report or from the data hub.
        year === ''
          ? t`You entered ${entered}; the parts add up to ${sum}`
          : t`The total of ${year} is ${entered}; its parts add up to ${sum}`,
        gap.startsWith('-') ? t`${by} more than the total` : t`${by} less than the total`,
      ].join(' · ');
    }
    if (params.stated !== undefined) {
      const stated = decimal(String(params.stated));
      const code = cite(String(params.disclosure));
      return t`You entered ${entered}; ${code} says ${stated}`;
    }
    if (params.calculated === undefined) return undefined;
    const calculated = decimal(String(params.calculated));
    return t`You entered ${entered}%; the figures make ${calculated}%`;
  };
};

/** Details of a finding: the difference, units, parts, topics or row, or a number before and now. */
export const useDetails = ({ topics }: Partial<Pick<Framework, 'topics'>> = {}) => {
  const { t } = useLingui();
  const { list, decimal, day } = useFormatters();
  const difference = useDifference();
  const language = useLanguage();
  const figuresOf = useComparedFigures();
  return ({ kind, params = {} }: Finding, field?: Field): string => {
    const ids = String(params.breakdowns ?? '').split(', ');
    const ways = (field?.breakdowns ?? []).flatMap((each) => (ids.includes(each.id ?? '') ? each[language] : []));
    if (params.sentence !== undefined) return `“${params.sentence}”`;
    if (kind === 'decimals-uneven') return plural(Number(params.count), { one: '# figure', other: '# figures' });
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
    const compared = figuresOf(params);
    if (compared) return [compared, ...(params.sum === undefined ? [] : ways)].join(' · ');
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

/** Findings that are rendered at once: what takes longer would hold up a frame. */
const partSize = 10;
/** Parts that each press adds to a list: a large report has thousands of findings. */
const step = 10;

const partsOf = (findings: readonly Finding[]) =>
  Array.from({ length: Math.ceil(findings.length / partSize) }, (_, place) =>
    findings.slice(place * partSize, (place + 1) * partSize),
  );

const FindingsGroup = ({ title, tone, findings, framework, renderLink }: GroupProps) => {
  const [shown, setShown] = useState(step);
  const isOnPaper = usePrinting();
  const parts = useMemo(() => partsOf(findings), [findings]);
  const disclosures = useMemo(
    () => new Map(framework.topics.flatMap((topic) => topic.disclosures.map((entry) => [entry.code, entry] as const))),
    [framework],
  );
  const showTo = useCallback((place: number) => setShown(Math.ceil((place + 1) / step) * step), []);
  if (findings.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Inline gap={3}>
        <Heading level={3}>{title}</Heading>
        <Status tone={tone}>{findings.length}</Status>
      </Inline>
      <ul className={css.list}>
        {parts.map((part, place) => (
          <Findings
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={place}
            findings={part}
            framework={framework}
            disclosures={disclosures}
            renderLink={renderLink}
            place={place}
            isShown={isOnPaper || place < shown}
            onFound={showTo}
          />
        ))}
      </ul>
      {parts.length > shown && (
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
  place: number;
  /** The others are in the page too, where its search finds them. */
  isShown: boolean;
  /** Called when the search of the browser has found something in a part that is not shown. */
  onFound: (place: number) => void;
};

/** React writes this value of `hidden` as if it were `true`, which keeps an element from the search of the page as well. */
const hideUntilFound = (entry: HTMLElement, onFound: () => void) => {
  entry.setAttribute('hidden', 'until-found');
  entry.addEventListener('beforematch', onFound);
  return () => {
    entry.removeAttribute('hidden');
    entry.removeEventListener('beforematch', onFound);
  };
};

const wordsOf = (finding: Finding, disclosure: Pick<Disclosure, 'omittable'> | undefined) => {
  const { kind, language, params } = finding;
  const ofMark = sentenceMarkKinds.find((each) => each === params?.mark);
  if (kind === 'sentence-unsupported' && ofMark) return markWords[ofMark];
  if (kind === 'required-unanswered' && disclosure?.omittable === false) return neverLeftOutWords;
  return kind === 'translation-missing' && language ? translationWords[language] : findingWords[kind];
};

/** A part of the list. */
const Findings = memo((props: FindingsProps) =>
  useWhileResting(props.isShown, props.place) ? <DrawnFindings {...props} /> : null,
);

const DrawnFindings = ({ findings, framework, disclosures, renderLink, place, isShown, onFound }: FindingsProps) => {
  const { i18n } = useLingui();
  const hidden = useCallback(
    (entry: HTMLElement | null) => (entry ? hideUntilFound(entry, () => onFound(place)) : undefined),
    [onFound, place],
  );
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
      <li key={key} ref={isShown ? undefined : hidden} className={css.entry}>
        {renderLink(finding, where.filter(Boolean).join(' › ') || placeInStep(finding))}
        <Text size="sm" tone="muted">
          {i18n._(isChosen(finding, disclosure) ? recommendedWords : wordsOf(finding, disclosure))}
          {detail && ` (${detail})`}
        </Text>
      </li>
    );
  });
};
