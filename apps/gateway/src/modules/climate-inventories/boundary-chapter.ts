import { type ModelChapter, printedPeriod, type RichTextBlock, sameJson } from '@esg/contract';
import { screeningWords } from '../climate-screening/index.ts';
import { bullet, type Pen, paragraph, part, richField, table } from './document-parts.ts';
import { scopeThreeIn } from './facts.ts';
import { countOf, groupsOf } from './sums.ts';

const organisationPart = ({ facts, words, language }: Pen) => {
  const { organisation } = facts.subject;
  const { responsible } = facts.settings;
  const name = language === 'zhTw' ? organisation.chineseName || organisation.name : organisation.name;
  return part('1.1', words.parts.organisation, [
    richField('organisation', [
      paragraph(name),
      paragraph(responsible ? words.organisation.responsible(responsible) : words.organisation.noResponsible),
      paragraph(words.preparedAs),
    ]),
  ]);
};

const countsOf = ({ facts, words, names, language }: Pen, entityId: string): string => {
  const inclusion = facts.shares.inclusionOf(entityId);
  if (!inclusion) return words.boundary.counts;
  const { leftOut, days } = inclusion;
  if (leftOut) return words.boundary.reason(names.reasons[leftOut], facts.shares.reasonOf(entityId));
  const isWhole = days === null || sameJson(days, facts.period);
  return isWhole ? words.boundary.counts : words.boundary.partly(printedPeriod(days, language));
};

const approachPart = (pen: Pen) => {
  const { facts, words, names, percent } = pen;
  const { entity, shares } = facts;
  if (entity)
    return part('1.2', words.parts.approach, [
      richField('approach', [paragraph(words.organisation.entityOnly(entity.name))]),
    ]);
  const approach = shares.approach ? names.approaches[shares.approach] : words.boundary.noApproach;
  const rows = shares.entities.flatMap(({ id, name, isSample }) => {
    const share = shares.inclusionOf(id)?.percent ?? '100';
    return isSample ? [] : [[name, words.percent(percent(share)), countsOf(pen, id)]];
  });
  return part('1.2', words.parts.approach, [
    richField('approach', [paragraph(approach), ...(rows.length > 0 ? [table(words.boundary.heads, rows)] : [])]),
  ]);
};

/** Activities of a scope, each with the number of its lines. */
const activitiesOf = ({ facts, activityType, number }: Pen, scope: string): string[] =>
  groupsOf(
    facts.counted.filter((line) => line.scope === scope),
    ({ activityTypeId }) => activityTypeId,
  ).map(({ key, group }) => `${activityType(key)} (${number(String(countOf(group)))})`);

/** What is said of categories of scope 3 that are not part of the totals, besides those that are excluded with their reason. */
const withoutResults = (pen: Pen): RichTextBlock[] => {
  const { facts, category, language } = pen;
  const { uncounted, planned, undecided } = scopeThreeIn(facts);
  const { methods, separator, inventory: words } = screeningWords[language];
  const methodOf = ({ method }: (typeof planned)[number]) => (method ? words.method(methods[method]) : words.noMethod);
  const listOf = (some: typeof planned) => some.map((each) => category(each.category)).join(separator);
  return [
    ...(uncounted.length > 0 ? [paragraph(words.uncounted(listOf(uncounted)))] : []),
    ...(planned.length > 0
      ? [paragraph(words.planned), ...planned.map((each) => bullet(`${category(each.category)}: ${methodOf(each)}`))]
      : []),
    ...(undecided.length > 0 ? [paragraph(words.unscreened(listOf(undecided)))] : []),
  ];
};

const reportingPart = (pen: Pen) => {
  const { words } = pen;
  const scopes = [
    [words.scopes[1], '1'],
    [words.scopes[2], '2'],
    [words.scopes[3], '3'],
    [words.scopes.outside, 'outside'],
  ] as const;
  const rows = scopes.flatMap(([name, scope]) => {
    const activities = activitiesOf(pen, scope);
    return activities.length === 0 ? [] : [[name, activities.join(words.separator)]];
  });
  return part('1.3', words.parts.reporting, [
    richField('reporting', [
      paragraph(words.reporting.lead),
      ...(rows.length > 0 ? [table(words.reporting.heads, rows)] : []),
      ...withoutResults(pen),
    ]),
  ]);
};

const exclusionsPart = ({ facts, words, number, category, language }: Pen) => {
  const { excluded } = screeningWords[language].inventory;
  const rows = [
    ...facts.settings.exclusions.map(({ subject, reason }) => [subject, reason]),
    ...scopeThreeIn(facts).leftOut.map((each) => [excluded(category(each.category)), each.reason]),
  ];
  const stated: RichTextBlock =
    rows.length > 0 ? table(words.exclusions.heads, rows) : paragraph(words.exclusions.none);
  const open = facts.openLines > 0 ? [paragraph(words.exclusions.openLines(number(String(facts.openLines))))] : [];
  return part('1.5', words.parts.exclusions, [richField('exclusions', [stated, ...open])]);
};

/** Who reports, on which days, and what the inventory covers. */
export const boundaryChapter = (pen: Pen): ModelChapter => {
  const { words, facts, language } = pen;
  return {
    code: '1',
    title: words.chapters.boundary,
    text: null,
    disclosures: [
      organisationPart(pen),
      approachPart(pen),
      reportingPart(pen),
      part('1.4', words.parts.period, [richField('period', [paragraph(printedPeriod(facts.period, language))])]),
      exclusionsPart(pen),
    ],
  };
};
