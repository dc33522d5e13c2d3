import {
  type DesignSettings,
  type Disclosure,
  dutyOf,
  type Framework,
  formatPeriod,
  type Language,
  type ModelContentIndex,
  type Topic,
} from '@esg/contract';
import type { DisclosureState } from '../reports.policy.ts';
import type { ReportModelInput } from './build-report-model.ts';
import { type IndexForm, indexWords } from './index-words.ts';

/** The form that a framework's own rules ask for; a plain list for all others. */
export const indexFormOf = ({ kind, versionId }: Pick<Framework, 'kind' | 'versionId'>): IndexForm => {
  if (kind === 'GRI') return 'gri';
  if (kind === 'HKEX') return 'hkex';
  if (versionId.startsWith('tcfd')) return 'tcfd';
  return /(?:ifrs|hkfrs|aasb)-s[12]/.test(versionId) ? 'ifrs' : 'plain';
};

type IndexInput = Pick<ReportModelInput, 'framework' | 'disclosures' | 'language'> & {
  readonly report: Pick<ReportModelInput['report'], 'period' | 'issuerClass' | 'materialTopics'>;
  readonly organisation: Pick<ReportModelInput['organisation'], 'name'>;
  readonly design: { readonly settings: Pick<DesignSettings, 'griClaim'> };
};
type Row = ModelContentIndex['groups'][number]['rows'][number];
type Place = { topic: Topic; disclosure: Disclosure; state: DisclosureState | undefined };

const omissionOf = ({ state }: Place, { framework, language }: IndexInput) => {
  if (state?.status !== 'omitted') return { reason: '', explanation: '' };
  const { reason = '', explanation = '' } = state.omission ?? {};
  const label = framework.omissionReasons.find(({ code }) => code === reason)?.label[language] ?? reason;
  return { reason: label, explanation };
};

/** How a provision stands: reported, explained, or neither. */
const standing = (place: Place, form: 'hkex' | 'tcfd' | 'ifrs', language: Language) => {
  const words = indexWords[language];
  if (!place.state) return form === 'hkex' ? words.notReported : words.notCovered;
  if (place.state.status !== 'omitted') return form === 'hkex' ? words.complied : words.disclosed;
  return form === 'hkex' ? words.explained : words.notDisclosed;
};

const cellsOf = (place: Place, form: IndexForm, input: IndexInput): string[] => {
  const { reason, explanation } = omissionOf(place, input);
  const because = [reason, explanation].filter(Boolean).join(': ');
  if (form === 'plain') return [because];
  if (form === 'gri') return [reason, explanation];
  const stands = standing(place, form, input.language);
  if (form !== 'hkex') return [stands, because];
  const { issuerClass, period, materialTopics } = input.report;
  const duty = dutyOf(place.disclosure, {
    issuerClass: issuerClass ?? undefined,
    periodStart: period?.start,
    isMaterial: materialTopics?.includes(place.topic.code),
  });
  return [indexWords[input.language].duties[duty], stands, because];
};

const factsOf = (form: IndexForm, input: IndexInput): ModelContentIndex['facts'] => {
  const { language, organisation, report, framework, design } = input;
  const words = indexWords[language];
  const period = report.period ? formatPeriod(report.period, language) : '';
  if (form === 'gri') {
    const text = words.statements[design.settings.griClaim](organisation.name, period);
    return [
      { label: words.statementOfUse, text },
      { label: words.griUsed, text: words.gri1 },
    ];
  }
  if (form === 'plain') return [];
  return [{ label: words.preparedBy, text: `${framework.name[language]}, ${framework.version}` }];
};

/** Provisions that a reader looks up whether or not the report takes them up: all of a listing rule or of a climate standard. */
const isWhole = (form: IndexForm) => form === 'hkex' || form === 'tcfd' || form === 'ifrs';

/** The index of a report: everything it was asked for, where it stands, and why what is missing is. */
export const contentIndexOf = (input: IndexInput): ModelContentIndex => {
  const { framework, language, disclosures } = input;
  const form = indexFormOf(framework);
  const words = indexWords[language];
  const groups = framework.topics.flatMap((topic) => {
    const rows = topic.disclosures.flatMap((disclosure): Row[] => {
      const place = { topic, disclosure, state: disclosures.get(disclosure.code) };
      if (!place.state && !isWhole(form)) return [];
      const { code, title } = disclosure;
      const located = place.state !== undefined;
      return [{ code, title: title[language], located, cells: cellsOf(place, form, input) }];
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
