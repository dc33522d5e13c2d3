import type { ChoiceOption, Field } from '@esg/contract';
import {
  assuranceLevels,
  developmentGoals,
  griClaims,
  legalForms,
  measurementStandards,
  reportingFrequencies,
} from './options.ts';

const field = (
  key: string,
  type: Field['type'],
  [en, zhTw]: [string, string],
  [hintEn, hintZhTw]: [string, string],
  options: ChoiceOption[] = [],
): Field => ({
  key,
  type,
  label: { en, zhTw },
  hint: { en: hintEn, zhTw: hintZhTw },
  required: false,
  coverage: 'partial',
  unitKind: null,
  decimals: 0,
  options,
  breakdowns: [],
});

const publicationDate = field(
  'report.publication_date',
  'date',
  ['Publication date', '發布日期'],
  ['Day on which the report was made public.', '報告公開發布的日期。'],
);
const approvalTime = field(
  'report.approved_at',
  'dateTime',
  ['Approved by the governing body at', '管治機構批准時間'],
  ['Date and time at which the governing body approved the report.', '管治機構批准報告的日期及時間。'],
);
const standardsUsed = field(
  'report.standards_used',
  'multiSelect',
  ['Standards and methods used', '採用的標準及方法'],
  ['Tick every one that figures in the report rest on.', '選取報告數據所依據的每一項。'],
  measurementStandards,
);

/** Key of the field for an explanation. */
export const explanationKey = 'disclosure.explanation';

/** A field for words beside figures. */
export const explanation = field(
  explanationKey,
  'textArea',
  ['How it was measured', '計量方法'],
  ['How the figures were obtained, and what they leave out.', '數字如何得出，以及略去了甚麼。'],
);

/**
 * Fields of our own beside the mapped metrics: short facts that people would otherwise hide in a paragraph. None is required
 * by us, and none comes from the text of a standard.
 */
export const supplements: Readonly<Record<string, Readonly<Record<string, Field[]>>>> = {
  'gri-2025': {
    '2-1': [
      field(
        'org.legal_form',
        'singleSelect',
        ['Legal form', '法律形式'],
        ['Legal form of the reporting organisation.', '匯報機構的法律形式。'],
        legalForms,
      ),
    ],
    '2-3': [
      publicationDate,
      field(
        'report.frequency',
        'singleSelect',
        ['Reporting frequency', '匯報頻率'],
        ['How often the organisation reports.', '機構匯報的頻密程度。'],
        reportingFrequencies,
      ),
      field(
        'report.gri_claim',
        'singleSelect',
        ['Basis of preparation', '編製基準'],
        ['How the report stands to the GRI Standards.', '報告與 GRI 準則的關係。'],
        griClaims,
      ),
    ],
    '2-5': [
      field(
        'report.assurance_level',
        'singleSelect',
        ['Level of assurance', '保證程度'],
        ['The level named in the assurance statement.', '核證報告所述的保證程度。'],
        assuranceLevels,
      ),
    ],
    '2-14': [approvalTime],
    '2-22': [
      field(
        'strategy.sdgs',
        'multiSelect',
        ['Sustainable Development Goals contributed to', '所貢獻的可持續發展目標'],
        ['Only goals that the strategy names.', '只選取策略中提及的目標。'],
        developmentGoals,
      ),
    ],
  },
  'hkex-c2-2025': {
    'B-13': [approvalTime],
    'B-14': [standardsUsed],
    'B-15': [publicationDate],
  },
};
