// One table with an entry for each framework version: long, because there are 28.
import type { Bilingual, FrameworkSummary } from '@esg/contract';

type Words = Pick<
  FrameworkSummary,
  'versionId' | 'version' | 'kind' | 'library' | 'region' | 'licenceNote' | 'note' | 'comparedWith'
> & {
  /** Replaces the name of the facts where that is a description. */
  name?: Bilingual;
  /** The framework of the facts of which this is an earlier version. */
  editionOf?: string;
};

const described = { en: 'titles are short descriptions, not its text', zhTw: '標題為簡短說明，並非原文' };

/** The owner of the framework and of its codes, as an organisation may print it in its own report: in the third person. */
const belongs = (en: string, zhTw: string, codes: 'theirs' | 'ours' = 'theirs'): Bilingual =>
  codes === 'theirs'
    ? { en: `${en} Codes are theirs; ${described.en}.`, zhTw: `${zhTw}編號沿用原文，${described.zhTw}。` }
    : {
        en: `${en} It has no codes of its own: numbers follow its order; ${described.en}.`,
        zhTw: `${zhTw}原文並無編號，此處按次序編號；${described.zhTw}。`,
      };

const words = (
  versionId: string,
  version: string,
  licenceNote: Bilingual,
  more: Partial<Pick<Words, 'name' | 'kind' | 'library' | 'region' | 'note' | 'editionOf' | 'comparedWith'>> = {},
): Words => ({
  versionId,
  version,
  kind: 'FRAMEWORK_BUILDER',
  library: 'ESG_LIBRARY',
  region: null,
  note: null,
  comparedWith: null,
  ...more,
  licenceNote,
});

/** The source that the codes were last compared with. A framework without one is a preview. */
const compared = (en: string, zhTw: string): { comparedWith: NonNullable<Words['comparedWith']> } => ({
  comparedWith: { text: { en, zhTw }, on: '2026-11-22' },
});

const issb = belongs(
  'The IFRS Sustainability Disclosure Standards belong to the IFRS Foundation, which licenses their text.',
  '國際財務報告可持續披露準則屬 IFRS 基金會所有，其內文須獲授權。',
);

/** Details of each framework that the facts do not have: its version, its kind and remarks. The version is the same in every language. */
export const frameworkWords: Record<string, Words> = {
  gri: words(
    'gri-2025',
    '2025',
    belongs('The GRI Standards belong to the Global Reporting Initiative.', 'GRI 準則屬全球報告倡議組織所有。'),
    {
      kind: 'GRI',
      library: 'ESG_CORE',
      ...compared(
        'the Universal Standards 2021 and the topic standards up to GRI 103 (2025)',
        '通用準則 2021 及截至 GRI 103（2025）的議題準則',
      ),
      note: {
        en: 'Disclosures are listed without their numbered requirements. The topics of GRI 11 to 14 are a framework of their own.',
        zhTw: '只列披露項目，不含其下各項要求。GRI 11 至 14 的議題另列為一個框架。',
      },
    },
  ),
  'hkex-c2-2025': words(
    'hkex-c2-2025',
    '2025',
    belongs('The Listing Rules belong to the Stock Exchange of Hong Kong.', '《上市規則》屬香港聯合交易所所有。'),
    {
      kind: 'HKEX',
      library: 'ESG_CORE',
      region: 'HK',
      ...compared(
        'Appendix C2 of the Main Board Listing Rules in the text of 1 January 2025: parts B and C, and the paragraph ranges of part D',
        '《主板上市規則》附錄 C2（2025年1月1日文本）：B 及 C 部分，以及 D 部分的段落範圍',
      ),
      note: {
        en: 'Scope 1 and scope 2 emissions bind every issuer. The rest of part D binds by class: LargeCap issuers, other Main Board issuers, GEM issuers.',
        zhTw: '範圍 1 及範圍 2 排放適用於所有發行人。D 部分其餘規定按發行人類別適用：大型股、其他主板發行人、GEM 發行人。',
      },
    },
  ),
  'hkex-c2-2020': words(
    'hkex-c2-2020',
    '2020',
    belongs('The Listing Rules belong to the Stock Exchange of Hong Kong.', '《上市規則》屬香港聯合交易所所有。'),
    {
      kind: 'HKEX',
      library: 'ESG_CORE',
      region: 'HK',
      editionOf: 'hkex-c2-2025',
      ...compared(
        'Appendix 27 of the Main Board Listing Rules in the text of 1 July 2020: parts B and C',
        '《主板上市規則》附錄二十七（2020年7月1日文本）：B 及 C 部分',
      ),
      note: {
        en: 'For financial years that began from 1 July 2020 to 31 December 2024; it stood in Appendix 27 until the end of 2023.',
        zhTw: '適用於2020年7月1日至2024年12月31日開始的財政年度；2023年底前載於附錄二十七。',
      },
    },
  ),
  'ifrs-s1': words('ifrs-s1-2023', '2023', issb, {
    library: 'ESG_CORE',
    ...compared('the standard of June 2023', '2023年6月的準則'),
  }),
  'ifrs-s2': words('ifrs-s2-2025', '2025', issb, {
    library: 'ESG_CORE',
    ...compared('the standard of June 2023 and its amendments of December 2025', '2023年6月的準則及其2025年12月的修訂'),
    note: {
      en: 'With the amendments of December 2025; its paragraph 29B is not included.',
      zhTw: '已納入2025年12月的修訂，惟不包括第 29B 段。',
    },
  }),
  'hkfrs-s1': words(
    'hkfrs-s1-2024',
    '2024',
    belongs(
      'HKFRS S1 is issued by the HKICPA and adapts IFRS text.',
      'HKFRS S1 由香港會計師公會發布，改編自 IFRS 內文。',
    ),
    {
      region: 'HK',
      note: {
        en: 'Paragraph numbers are those of IFRS S1.',
        zhTw: '段落編號沿用 IFRS S1。',
      },
    },
  ),
  'hkfrs-s2': words(
    'hkfrs-s2-2024',
    '2024',
    belongs(
      'HKFRS S2 is issued by the HKICPA and adapts IFRS text.',
      'HKFRS S2 由香港會計師公會發布，改編自 IFRS 內文。',
    ),
    {
      region: 'HK',
      note: {
        en: 'Paragraph numbers are those of IFRS S2 before its amendments of December 2025.',
        zhTw: '段落編號沿用 IFRS S2 於2025年12月修訂前的版本。',
      },
    },
  ),
  'aasb-s2': words(
    'aasb-s2-2024',
    '2024',
    belongs(
      'AASB S2 is issued by the Australian Accounting Standards Board and adapts IFRS text.',
      'AASB S2 由澳洲會計準則委員會發布，改編自 IFRS 內文。',
    ),
    {
      region: 'AU',
    },
  ),
  tcfd: words(
    'tcfd-2021',
    '2021',
    belongs(
      'The recommendations were made by a task force of the Financial Stability Board.',
      '有關建議由金融穩定理事會的工作組制訂。',
      'ours',
    ),
    {
      ...compared('the eleven recommended disclosures of June 2017', '2017年6月的十一項建議披露'),
      note: {
        en: 'The task force has ended; its work goes on in IFRS S2.',
        zhTw: '工作組已解散，其工作由 IFRS S2 延續。',
      },
    },
  ),
  'sasb-climate': words(
    'sasb-climate-2022',
    '2022',
    belongs(
      'The SASB Standards belong to the IFRS Foundation, which licenses their text.',
      'SASB 準則屬 IFRS 基金會所有，其內文須獲授權。',
    ),
    {
      name: { en: 'SASB Standards', zhTw: 'SASB 準則' },
      kind: 'SASB',
      library: 'ESG_CORE',
      ...compared(
        'the climate tables of the industry guidance to IFRS S2 in its draft of 2022',
        'IFRS S2 行業指引2022年草案的氣候列表',
      ),
      note: {
        en: 'The climate metrics of each industry, in the codes of 2022; the edition of June 2023 dropped or changed some. Activity metrics have general titles.',
        zhTw: '各行業的氣候指標，採用2022年的編號；2023年6月版本刪去或修改了部分編號。活動指標只有概括標題。',
      },
    },
  ),
  'wef-scm-core': words(
    'wef-scm-core-2020',
    '2020',
    belongs('The metrics were published by the World Economic Forum.', '有關指標由世界經濟論壇發布。', 'ours'),
    { kind: 'WEF' },
  ),
  'sgx-core-27': words(
    'sgx-core-2021',
    '2021',
    belongs('The core metrics were published by the Singapore Exchange.', '核心指標由新加坡交易所發布。', 'ours'),
    { region: 'SG' },
  ),
  'nasdaq-esg-2': words('nasdaq-esg-2019', '2019', belongs('The guide belongs to Nasdaq.', '指引屬納斯達克所有。'), {
    region: 'US',
  }),
  'bursa-common': words(
    'bursa-common-2022',
    '2022',
    belongs('The listing requirements belong to Bursa Malaysia.', '上市規定屬馬來西亞交易所所有。'),
    { region: 'MY' },
  ),
  'twse-climate': words(
    'twse-climate-2022',
    '2022',
    belongs('The rules belong to the Taiwan Stock Exchange.', '有關規定屬台灣證券交易所所有。'),
    {
      region: 'TW',
      note: { en: 'Only the climate annex is included.', zhTw: '只包括氣候附表。' },
    },
  ),
  'lse-esg-guide': words(
    'lse-esg-2018',
    '2018',
    belongs('The guide belongs to the London Stock Exchange Group.', '指引屬倫敦證券交易所集團所有。', 'ours'),
    {
      region: 'GB',
      note: { en: 'Only the eight priorities of the guide are included.', zhTw: '只包括指引的八項重點。' },
    },
  ),
  'esrs-set1': words(
    'esrs-set1-2023',
    '2023/2772',
    belongs('The standards are law of the European Union.', '有關準則屬歐盟法律。'),
    {
      region: 'EU',
      ...compared('EFRAG’s list of data points (IG 3)', 'EFRAG 數據點清單（IG 3）'),
      note: {
        en: 'Set 1 of 2023, for financial years up to 2026. E1, S1 and G1 hold all data points, the other standards their figures. The revised standards of 2026 are a framework of their own; say in the report which set it follows.',
        zhTw: '2023年第一套準則，適用於截至2026年的財政年度。E1、S1 及 G1 載有全部數據點，其他準則只載數字。2026年經修訂的準則另列為一個框架；請於報告說明採用哪一套。',
      },
    },
  ),
  'esrs-2026': words(
    'esrs-2026',
    '2026/1563',
    belongs('The standards are law of the European Union.', '有關準則屬歐盟法律。'),
    {
      region: 'EU',
      ...compared(
        'the disclosure requirements of Delegated Regulation (EU) 2026/1563',
        '歐盟授權規例 2026/1563 的披露規定',
      ),
      note: {
        en: 'For financial years from 2027, by choice already for 2026. The same code may mean another subject than in Set 1 (E1-5 is energy there, actions here): always name the set.',
        zhTw: '適用於2027年起的財政年度，2026年可自願採用。同一編號的議題可能與第一套不同（E1-5 在第一套為能源，此處為行動）：引用時須註明屬哪一套。',
      },
    },
  ),
  tnfd: words(
    'tnfd-2023',
    '1.0',
    {
      en: 'Taskforce on Nature-related Financial Disclosures, CC BY 4.0. Metric numbers are theirs; disclosure codes follow its order, titles are short descriptions, not its text.',
      zhTw: '自然相關財務披露工作組，CC BY 4.0。指標編號沿用原文；披露編號按其次序編排，標題為簡短說明，並非原文。',
    },
    {
      note: {
        en: 'The 14 recommended disclosures and the core global metrics.',
        zhTw: '14 項建議披露及核心全球指標。',
      },
    },
  ),
  'gri-sectors': words(
    'gri-sectors-2024',
    '2024',
    belongs('The GRI Standards belong to the Global Reporting Initiative.', 'GRI 準則屬全球報告倡議組織所有。'),
    {
      note: {
        en: 'The likely material topics of GRI 11 to 14. Use it beside the GRI Standards.',
        zhTw: 'GRI 11 至 14 的可能重要議題。請與 GRI 準則一併使用。',
      },
    },
  ),
  vsme: words(
    'vsme-2026',
    '2026-05-01',
    belongs(
      'The standard was written by EFRAG; it is law of the European Union.',
      '有關準則由 EFRAG 編寫，屬歐盟法律。',
    ),
    {
      region: 'EU',
      ...compared('EFRAG’s taxonomy of 1 May 2026', 'EFRAG 2026年5月1日的分類標準'),
      note: {
        en: 'Delegated Regulation (EU) 2026/1560 is the law since 24 September 2026. B1 to B11 and C1 to C9 keep their codes; data points follow the text of Recommendation 2025/1710.',
        zhTw: '自2026年9月24日起以歐盟授權規例 2026/1560 為準。B1 至 B11 及 C1 至 C9 的編號不變；數據點按 2025/1710 號建議的文本。',
      },
    },
  ),
  'sfdr-pai': words(
    'sfdr-pai-2022',
    '2022/1288',
    belongs('The indicators are law of the European Union.', '有關指標屬歐盟法律。'),
    {
      region: 'EU',
      ...compared('annex I of Delegated Regulation (EU) 2022/1288', '歐盟授權規例 2022/1288 附件一'),
    },
  ),
  brsr: words(
    'brsr-2023',
    '2023',
    belongs(
      'The format is prescribed by the Securities and Exchange Board of India.',
      '有關格式由印度證券交易委員會訂明。',
    ),
    { region: 'IN' },
  ),
  'brsr-core': words(
    'brsr-core-2023',
    '2023',
    belongs(
      'The attributes are prescribed by the Securities and Exchange Board of India.',
      '有關屬性由印度證券交易委員會訂明。',
    ),
    { region: 'IN' },
  ),
  'un-sdgs': words(
    'un-sdgs-2015',
    '2015',
    belongs(
      'The goals were set by the United Nations, whose logo has rules of its own.',
      '有關目標由聯合國訂立，其標誌另有使用規則。',
    ),
  ),
  'ungc-principles': words(
    'ungc-2004',
    '2004',
    belongs('The principles are those of the United Nations Global Compact.', '有關原則屬聯合國全球契約。'),
    {
      note: { en: 'Only the ten principles; the questionnaire is not included.', zhTw: '只包括十項原則，不包括問卷。' },
    },
  ),
  'ph-sec-mc4': words(
    'ph-sec-2019',
    '2019',
    belongs(
      'The template was issued by the Securities and Exchange Commission of the Philippines.',
      '範本由菲律賓證券交易委員會發布。',
      'ours',
    ),
    { region: 'PH' },
  ),
  'uk-secr': words(
    'uk-secr-2018',
    '2018',
    belongs(
      'Contains public sector information licensed under the Open Government Licence v3.0.',
      '內含按《開放政府牌照》第 3.0 版授權的公營機構資料。',
      'ours',
    ),
    { region: 'GB' },
  ),
};
