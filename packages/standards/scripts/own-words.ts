// One table of words, an entry a framework version: long, because there are 25.
import type { Bilingual, FrameworkSummary } from '@esg/contract';

type Words = Pick<
  FrameworkSummary,
  'versionId' | 'version' | 'kind' | 'library' | 'region' | 'licenceNote' | 'note'
> & {
  /** In place of the name of the facts, where that one is a description. */
  name?: Bilingual;
  /** The framework of the facts that this is an earlier version of. */
  editionOf?: string;
};

const ours = { en: 'titles are short words of our own', zhTw: '標題為本產品的簡短說明' };

/** Whose it is and whose the codes are; the titles are always ours. */
const belongs = (en: string, zhTw: string, codes: 'theirs' | 'ours' = 'theirs'): Bilingual =>
  codes === 'theirs'
    ? { en: `${en} Codes are theirs; ${ours.en}.`, zhTw: `${zhTw}編號沿用原文，${ours.zhTw}。` }
    : {
        en: `${en} It has no codes of its own: numbers follow its order; ${ours.en}.`,
        zhTw: `${zhTw}原文並無編號，此處按次序編號；${ours.zhTw}。`,
      };

const words = (
  versionId: string,
  version: string,
  licenceNote: Bilingual,
  more: Partial<Pick<Words, 'name' | 'kind' | 'library' | 'region' | 'note' | 'editionOf'>> = {},
): Words => ({
  versionId,
  version,
  kind: 'FRAMEWORK_BUILDER',
  library: 'ESG_LIBRARY',
  region: null,
  note: null,
  ...more,
  licenceNote,
});

const issb = belongs(
  'The IFRS Sustainability Disclosure Standards belong to the IFRS Foundation, which licenses their text.',
  '國際財務報告可持續披露準則屬 IFRS 基金會所有，其內文須獲授權。',
);

/** What the facts leave to us for each framework: its version, its kind and what people should know. Same in every language: the version. */
export const frameworkWords: Record<string, Words> = {
  gri: words(
    'gri-2025',
    '2025',
    belongs('The GRI Standards belong to the Global Reporting Initiative.', 'GRI 準則屬全球報告倡議組織所有。'),
    {
      kind: 'GRI',
      library: 'ESG_CORE',
      note: {
        en: 'Disclosures stand here without their numbered requirements, and sector standards are not included.',
        zhTw: '此處只列披露項目，不含其下各項要求，亦不包括行業準則。',
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
      note: {
        en: 'Paragraph numbers of parts B and D are from general knowledge. Part D binds issuers by class: see each disclosure.',
        zhTw: 'B及D部分的段落編號屬一般知識。D部分的責任視乎發行人類別，見各披露項目。',
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
      note: {
        en: 'For financial years that began from 1 July 2020 to 31 December 2024; it stood in Appendix 27 until the end of 2023. Paragraph numbers of part B are from general knowledge.',
        zhTw: '適用於2020年7月1日至2024年12月31日開始的財政年度；2023年底前載於附錄二十七。B部分的段落編號屬一般知識。',
      },
    },
  ),
  'ifrs-s1': words('ifrs-s1-2023', '2023', issb, { library: 'ESG_CORE' }),
  'ifrs-s2': words('ifrs-s2-2025', '2025', issb, {
    library: 'ESG_CORE',
    note: {
      en: 'With the amendments of December 2025; its paragraph 29B is not included.',
      zhTw: '已納入2025年12月的修訂，惟不包括第29B段。',
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
      note: {
        en: 'Paragraphs before 14(a)(iv) were not read line by line.',
        zhTw: '第14(a)(iv)段之前的段落未經逐行核對。',
      },
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
      note: {
        en: 'Most codes match the 2022 draft of the industry guidance to IFRS S2; the edition of June 2023 dropped or changed some. Activity metrics have general titles.',
        zhTw: '大部分編號對應 IFRS S2 行業指引2022年草案，2023年6月版本刪去或修改了部分編號。活動指標只有概括標題。',
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
      note: {
        en: 'Set 1 of 2023. E1, S1 and G1 hold all data points, the other standards their figures. The simplified set is not included.',
        zhTw: '2023年第一套準則。E1、S1及G1載有全部數據點，其他準則只載數字。不包括簡化版本。',
      },
    },
  ),
  vsme: words(
    'vsme-2026',
    '2026-05-01',
    belongs(
      'The standard was written by EFRAG and recommended by the European Commission.',
      '有關準則由 EFRAG 編寫，並獲歐盟委員會建議採用。',
    ),
    { region: 'EU' },
  ),
  'sfdr-pai': words(
    'sfdr-pai-2022',
    '2022/1288',
    belongs('The indicators are law of the European Union.', '有關指標屬歐盟法律。'),
    { region: 'EU' },
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
      '內含按《開放政府牌照》第3.0版授權的公營機構資料。',
      'ours',
    ),
    { region: 'GB' },
  ),
};

/** Hints of the reasons for leaving out in Chinese, by the id of the facts. */
export const omissionHintsZh: Record<string, string> = {
  'gri-na': '說明為何此項披露（或其中部分）不適用於機構。',
  'gri-legal': '說明具體的法律禁止規定。',
  'gri-conf': '說明具體的保密限制。',
  'gri-unavail': '說明欠缺哪部分資料及原因，以及取得資料的步驟和預計時間。',
  'hkex-explain': '就沒有匯報此條文提供經審慎考慮的理由。',
  'hkex-notmaterial': '說明發行人如何判斷此項不屬重要。',
  'hkex-reasonable': '說明哪些資料在匯報日無法在不付出過多成本或努力的情況下取得。',
  'hkex-capability': '說明所用方法如何切合可用的技能、能力及資源。',
  'hkex-sensitive': '說明有關機遇的資料屬商業敏感且尚未公開。',
  'hkex-financial': '影響無法單獨識別或過於不確定：改為提供定性資料。',
  'hkex-phase': '註明發行人類別（大型股、主板、GEM）及首個須匯報的年度。',
  'issb-notmaterial': '不重要的資料無須披露。',
  'issb-law': '註明略去的資料種類及有關限制的來源。',
  'issb-sensitive': '就每個項目註明採用了此項豁免。',
  'issb-unquantified': '說明原因，並提供定性資料及綜合影響。',
  'issb-transition': '註明採用哪項寬免（範圍三、溫室氣體計算方法、比較數字）。',
  'esrs-notmaterial': '就氣候（E1）須提供詳細解釋及前瞻分析。',
  'esrs-phase': '註明所採用的條文。',
  'esrs-sensitive': '註明採用了此項選擇。',
  'vsme-sensitive': '註明略去哪些披露項目。',
  'vsme-na': '略去即表示不適用。',
  'brsr-na': '註明不適用及其原因。',
  'sasb-omit': '提供理據。',
  'ref-other': '註明文件、頁碼或連結。',
  'next-year': '註明預計的匯報期間。',
};
