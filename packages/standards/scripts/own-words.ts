import type { Bilingual } from '@esg/contract';

/** What a framework version is called, the same in every language, and whose its text is. */
export const frameworkWords: Record<string, { version: string; licenceNote: Bilingual }> = {
  'gri-2025': {
    version: '2025',
    licenceNote: {
      en: 'The GRI Standards belong to the Global Reporting Initiative. Codes are theirs; titles are short words of our own.',
      zhTw: 'GRI 準則屬全球報告倡議組織所有。編號沿用準則，標題為本產品的簡短說明。',
    },
  },
  'hkex-c2-2025': {
    version: '2025',
    licenceNote: {
      en: 'The Listing Rules belong to the Stock Exchange of Hong Kong. Codes are theirs; titles are short words of our own.',
      zhTw: '《上市規則》屬香港聯合交易所所有。編號沿用規則，標題為本產品的簡短說明。',
    },
  },
};

/** Hints of the reasons for leaving out, by `framework.code`, in our own words. */
export const omissionHints: Record<string, Bilingual> = {
  'gri.not_applicable': {
    en: 'Say why the disclosure, or part of it, does not apply to the organisation.',
    zhTw: '說明為何此項披露（或其中部分）不適用於機構。',
  },
  'gri.legal_prohibition': {
    en: 'Describe the specific legal ban.',
    zhTw: '說明具體的法律禁止規定。',
  },
  'gri.confidentiality': {
    en: 'Describe the specific confidentiality constraint.',
    zhTw: '說明具體的保密限制。',
  },
  'gri.unavailable': {
    en: 'Say which part is missing and why, and what will be done to obtain it by when.',
    zhTw: '說明欠缺哪部分資料及原因，以及取得資料的步驟和預計時間。',
  },
  'hkex.explain': {
    en: 'Give considered reasons for not reporting the provision.',
    zhTw: '就沒有匯報此條文提供經審慎考慮的理由。',
  },
  'hkex.not_material': {
    en: 'Explain how the issuer judged this not to be material.',
    zhTw: '說明發行人如何判斷此項不屬重要。',
  },
  'hkex.reasonable_information': {
    en: 'Say which information could not be had by the reporting date without undue cost or effort.',
    zhTw: '說明哪些資料在匯報日無法在不付出過多成本或努力的情況下取得。',
  },
  'hkex.capabilities': {
    en: 'Say how the approach fits the skills, capabilities and resources available.',
    zhTw: '說明所用方法如何切合可用的技能、能力及資源。',
  },
  'hkex.commercial_sensitivity': {
    en: 'Say that information on an opportunity is commercially sensitive and not yet public.',
    zhTw: '說明有關機遇的資料屬商業敏感且尚未公開。',
  },
  'hkex.financial_effects': {
    en: 'The effect cannot be told apart or is too uncertain: give qualitative information instead.',
    zhTw: '影響無法單獨識別或過於不確定：改為提供定性資料。',
  },
  'hkex.phase_in': {
    en: 'Name the issuer class (LargeCap, Main Board, GEM) and the first year for which it will report.',
    zhTw: '註明發行人類別（大型股、主板、GEM）及首個須匯報的年度。',
  },
};
