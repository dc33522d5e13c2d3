import {
  answeredForAll,
  type DesignSettings,
  type Disclosure,
  dutyFactsFor,
  dutyOf,
  frameworkTitle,
  type IndexForm,
  indexFormOf,
  isAnswered,
  isDecided,
  localized,
  type ModelContentIndex,
  missingBreakdowns,
  missingYears,
  openQuestions,
  organisationNameIn,
  type ProvisionStanding,
  printedDay,
  printedPeriod,
  standingWords,
  type Topic,
  textIn,
} from '@esg/contract';
import type { AnswersByField } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { indexWords } from './index-words.ts';
import type { ReportModelInput } from './model-input.ts';
import { type ProvisionsContent, provisionSummaryOf, provisionsIn } from './provisions.policy.ts';

type IndexInput = Pick<ReportModelInput, 'framework' | 'disclosures' | 'answers' | 'language'> &
  Pick<ProvisionsContent, 'inPart' | 'missingDecision'> & {
    readonly report: Pick<ReportModelInput['report'], 'languages' | 'period' | 'issuerClass' | 'materialTopics'>;
    readonly organisation: Pick<ReportModelInput['organisation'], 'name' | 'chineseName'>;
    readonly design: { readonly settings: Pick<DesignSettings, 'griClaim'> };
  };
type Row = ModelContentIndex['groups'][number]['rows'][number];
type Place = {
  topic: Topic;
  disclosure: Disclosure;
  state: DisclosureState | undefined;
  standing: ProvisionStanding;
};

/** What a disclosure that is answered in part lacks, so that no reader has to look for it: “Not given: by age group, by region”. */
const notGivenIn = ({ disclosure }: Place, { answers, language }: IndexInput): string => {
  const given: AnswersByField = answers.get(disclosure.code) ?? new Map();
  const { notGiven, lackingOf, list } = indexWords[language];
  const lower = (name: string) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
  const lacking = disclosure.fields.flatMap((field) => {
    const value = given.get(field.key) ?? null;
    if (!isAnswered(value)) return [];
    const parts = missingBreakdowns(field, value).flatMap((breakdown) => {
      const years = missingYears(value, breakdown);
      return years.length > 0 ? years : [lower(breakdown[language])];
    });
    return parts.length > 0 ? [{ name: field.label[language], parts: list(parts) }] : [];
  });
  const open = openQuestions(disclosure, given).map((fields) => list(fields.map(({ label }) => label[language])));
  const [only, ...others] = lacking;
  const figures = only && others.length === 0 ? [only.parts] : lacking.map(({ name, parts }) => lackingOf(name, parts));
  return figures.length + open.length > 0 ? notGiven(list([...figures, ...open])) : '';
};

const omissionOf = (place: Place, input: IndexInput) => {
  const { state, standing } = place;
  const { framework, language, report } = input;
  if (standing === 'in-part' && !state?.omission) return { reason: '', explanation: notGivenIn(place, input) };
  const { reason = '', explanation: text = '', explanations } = state?.omission ?? {};
  const explanation = textIn(localized(text, explanations, report.languages), language).text;
  const label = framework.omissionReasons.find(({ code }) => code === reason)?.label[language] ?? reason;
  // The status beside it says the same.
  if (reason === 'explain') return { reason: '', explanation };
  return { reason: label, explanation };
};

const joined = (...parts: string[]) => parts.filter(Boolean).join(': ');

const cellsOf = (place: Place, form: IndexForm, input: IndexInput): string[] => {
  const { duties } = indexWords[input.language];
  const { reason, explanation } = omissionOf(place, input);
  const because = joined(reason, explanation);
  const stands = standingWords(input.framework, input.language)[place.standing];
  // A list of the covered provisions names a row's status only where it is not simply reported.
  const apart = place.standing === 'reported' || place.standing === 'explained' ? '' : stands;
  // In one column, because two narrow ones need several lines for each row.
  if (form === 'plain' || form === 'gri') return [joined(apart, because)];
  if (form !== 'hkex') return [stands, because];
  return [duties[dutyOf(place.disclosure, dutyFactsFor(input.report, place.topic, place.disclosure))], stands, because];
};

/** Provisions that the index lists although the framework does not require them. */
const notAskedIn = (input: IndexInput): number => {
  const provisions = provisionsIn(input);
  const codes = input.framework.topics.flatMap(({ disclosures }) => disclosures.map(({ code }) => code));
  return codes.filter((code) => (provisions.get(code) ?? 'not-asked') === 'not-asked').length;
};

/**
 * Provisions that are listed whether or not the report covers them, because readers look them up: all of a listing rule or of a climate
 * standard.
 */
const isWhole = (form: IndexForm) => form === 'hkex' || form === 'tcfd' || form === 'ifrs';

/** The number of provisions with each status, and who decided to publish without the missing ones. */
const provisionFacts = (form: IndexForm, input: IndexInput): ModelContentIndex['facts'] => {
  const words = indexWords[input.language];
  const standings = standingWords(input.framework, input.language);
  const { reported, inPart, explained, open, missing, decision } = provisionSummaryOf(input);
  const counts: [ProvisionStanding, number][] = [
    ['reported', reported],
    ['in-part', inPart],
    ['explained', explained],
    ['open', open],
    ['missing', missing.length],
  ];
  const said = counts.filter(([, count]) => count > 0);
  const counted = said.map(([standing, count]) => words.counted(standings[standing], count)).join(' · ');
  const isWholly = open === 0 && missing.length === 0;
  // Beside the others, "not reported" would contradict "nothing is missing".
  const notAsked = isWhole(form) ? notAskedIn(input) : 0;
  const facts = [
    { label: words.provisions[form], text: isWholly ? words.nothingMissing(counted) : counted },
    ...(notAsked > 0 ? [{ label: words.notAsked, text: String(notAsked) }] : []),
  ];
  if (missing.length === 0 || !decision || !isDecided(decision, missing)) return facts;
  const { by, at, reasons } = decision;
  const reason = textIn(localized(decision.reason, reasons, input.report.languages), input.language).text;
  const decided = words.decided(missing.length, by.name, printedDay(at.slice(0, 10), input.language), reason);
  return [...facts, { label: words.decision, text: decided }];
};

const factsOf = (form: IndexForm, input: IndexInput): ModelContentIndex['facts'] => {
  const { language, organisation, report, framework, design } = input;
  const words = indexWords[language];
  const period = report.period ? printedPeriod(report.period, language) : '';
  if (form === 'gri') {
    const text = words.statements[design.settings.griClaim](organisationNameIn(organisation, language), period);
    return [
      { label: words.statementOfUse, text },
      { label: words.griUsed, text: words.gri1 },
      ...provisionFacts(form, input),
    ];
  }
  const title = frameworkTitle({ name: framework.name[language], version: framework.version });
  const prepared = { label: words.preparedBy, text: title };
  return form === 'plain' ? provisionFacts(form, input) : [prepared, ...provisionFacts(form, input)];
};

/** The index of a report: every provision, where it is answered, and why missing ones are missing. */
export const contentIndexOf = (input: IndexInput): ModelContentIndex => {
  const { framework, language, disclosures } = input;
  const form = indexFormOf(framework);
  const words = indexWords[language];
  const provisions = provisionsIn(input);
  const forAll = answeredForAll(framework, input.report, disclosures);
  const groups = framework.topics.flatMap((topic) => {
    const standingOf = (disclosure: Disclosure) => provisions.get(disclosure.code) ?? 'not-asked';
    const isListed = (disclosure: Disclosure) => isWhole(form) || standingOf(disclosure) !== 'not-asked';
    const rows = topic.disclosures.flatMap((disclosure, at): Row[] => {
      if (!isListed(disclosure)) return [];
      const standing = standingOf(disclosure);
      // What is said about all topics together is in one place, which each topic refers to.
      const code = forAll.get(disclosure.code) ?? disclosure.code;
      const place = { topic, disclosure, state: disclosures.get(code), standing };
      const located = place.state !== undefined;
      const follows = topic.disclosures.slice(Math.max(0, at - 1), at).some(isListed);
      const cells = cellsOf(place, form, input);
      return [{ code, title: disclosure.title[language], located, ...(follows && { follows }), cells }];
    });
    return rows.length > 0 ? [{ title: topic.title[language], rows }] : [];
  });
  return {
    title: words.titles[form],
    facts: factsOf(form, input),
    columns: { disclosure: words.asked[form], location: words.location, cells: words.columns[form] },
    groups,
  };
};
