import type { ChoiceOption } from '@esg/contract';
import { optionRows } from './data.ts';
import { offeredRows } from './editions.ts';

const option = (id: string, en: string, zhTw: string): ChoiceOption => ({ id, label: { en, zhTw } });

/** Approaches by which a group adds up emissions of its parts. */
const consolidation = [
  option('equity-share', 'Equity share', '股權比例法'),
  option('financial-control', 'Financial control', '財務控制法'),
  option('operational-control', 'Operational control', '營運控制法'),
];

/** Legal forms of an organisation. */
export const legalForms = [
  option('listed-company', 'Public company, listed', '上市公司'),
  option('public-company', 'Public company, not listed', '非上市公眾公司'),
  option('private-company', 'Private limited company', '私人有限公司'),
  option('partnership', 'Partnership', '合夥'),
  option('sole-proprietor', 'Sole proprietorship', '獨資經營'),
  option('cooperative', 'Cooperative', '合作社'),
  option('state-owned', 'State-owned enterprise', '國有企業'),
  option('public-body', 'Public body', '公營機構'),
  option('non-profit', 'Charity or non-profit organisation', '慈善或非牟利機構'),
  option('other', 'Other', '其他'),
];

/** The relation of a report to the GRI Standards. */
export const griClaims = [
  option('in-accordance', 'In accordance with the GRI Standards', '依循 GRI 準則編製'),
  option('with-reference', 'With reference to the GRI Standards', '參照 GRI 準則編製'),
];

/** How often a report appears. */
export const reportingFrequencies = [
  option('annual', 'Every year', '每年'),
  option('half-yearly', 'Every six months', '每半年'),
  option('quarterly', 'Every quarter', '每季'),
  option('every-two-years', 'Every two years', '每兩年'),
];

/** The levels of assurance. */
export const assuranceLevels = [
  option('none', 'No external assurance', '未作外部核證'),
  option('limited', 'Limited assurance', '有限保證'),
  option('reasonable', 'Reasonable assurance', '合理保證'),
  option('mixed', 'Limited and reasonable, by subject', '按事項分別為有限及合理保證'),
];

/** Methods and standards that figures are measured with. */
export const measurementStandards = [
  option('ghg-protocol', 'GHG Protocol', '《溫室氣體核算體系》'),
  option('iso-14064-1', 'ISO 14064-1', 'ISO 14064-1'),
  option(
    'hk-buildings',
    'Hong Kong guidelines for buildings (EPD and EMSD)',
    '香港建築物溫室氣體指引（環保署及機電署）',
  ),
  option('ipcc', 'IPCC guidelines and factors', 'IPCC 指南及因子'),
  option('gri', 'GRI Standards', 'GRI 準則'),
  option('issb', 'IFRS Sustainability Disclosure Standards', '國際財務報告可持續披露準則'),
  option('other', 'Other', '其他'),
];

/** The seventeen Sustainable Development Goals, in short words of our own. */
export const developmentGoals = [
  option('sdg-1', '1 No poverty', '1 消除貧窮'),
  option('sdg-2', '2 Zero hunger', '2 消除飢餓'),
  option('sdg-3', '3 Good health and well-being', '3 良好健康與福祉'),
  option('sdg-4', '4 Quality education', '4 優質教育'),
  option('sdg-5', '5 Gender equality', '5 性別平等'),
  option('sdg-6', '6 Clean water and sanitation', '6 潔淨食水與衞生'),
  option('sdg-7', '7 Affordable and clean energy', '7 可負擔的潔淨能源'),
  option('sdg-8', '8 Decent work and economic growth', '8 體面工作與經濟增長'),
  option('sdg-9', '9 Industry, innovation and infrastructure', '9 產業、創新與基礎設施'),
  option('sdg-10', '10 Reduced inequalities', '10 減少不平等'),
  option('sdg-11', '11 Sustainable cities and communities', '11 可持續城市與社區'),
  option('sdg-12', '12 Responsible consumption and production', '12 負責任消費與生產'),
  option('sdg-13', '13 Climate action', '13 氣候行動'),
  option('sdg-14', '14 Life below water', '14 海洋生態'),
  option('sdg-15', '15 Life on land', '15 陸地生態'),
  option('sdg-16', '16 Peace, justice and strong institutions', '16 和平、公義與健全制度'),
  option('sdg-17', '17 Partnerships for the goals', '17 促進目標實現的夥伴關係'),
];

/** The entities of a report's figures, and the VSME modules that it covers. */
const preparationBases = [
  option('individual', 'Individual: the company alone', '單獨：只包括公司本身'),
  option('consolidated', 'Consolidated: the company and its subsidiaries', '綜合：公司及其附屬公司'),
  option('basic-individual', 'Basic module, individual', '基本模組，單獨'),
  option('basic-consolidated', 'Basic module, consolidated', '基本模組，綜合'),
  option('comprehensive-individual', 'Basic and comprehensive modules, individual', '基本及全面模組，單獨'),
  option('comprehensive-consolidated', 'Basic and comprehensive modules, consolidated', '基本及全面模組，綜合'),
];

/** Subjects of a human rights policy. */
const humanRightsSubjects = [
  option('child-labour', 'Child labour', '童工'),
  option('forced-labour', 'Forced labour', '強制勞工'),
  option('trafficking', 'Human trafficking', '人口販運'),
  option('discrimination', 'Discrimination', '歧視'),
  option('accident-prevention', 'Prevention of accidents', '預防意外'),
  option('other', 'Other', '其他'),
];

/** The frameworks of this library, by their own names. */
const frameworkNames = () => offeredRows().map(({ frameworkId, name }) => ({ id: frameworkId, label: name }));

/** Choices of a metric with a list; empty for every other metric. */
export const optionsOfMetric = (key: string): ChoiceOption[] => {
  if (key === 'ghg.consolidation') return consolidation;
  if (key === 'materiality.topics') return optionRows().materialTopics;
  if (key === 'org.sector') return optionRows().sectors;
  if (key === 'org.legal_form') return legalForms;
  if (key === 'org.basis') return preparationBases;
  if (key === 'org.frameworks') return frameworkNames();
  if (key === 'org.sdgs') return developmentGoals;
  if (key === 'rights.policy_content') return humanRightsSubjects;
  return [];
};
