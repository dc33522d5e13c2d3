/** The sample text of a font, in both languages whatever the language of the screen: words, figures and signs of a report. */
export const sampleWords = [
  {
    lang: 'en',
    heading: 'Energy and emissions',
    line: 'Scope 1 emissions fell by 11.3% to 711,322.45 tCO₂e in FY2026.',
  },
  {
    lang: 'zh-Hant-HK',
    heading: '能源及排放',
    line: '2026 年度範圍 1 排放減少 11.3%，為 711,322.45 公噸二氧化碳當量。',
  },
] as const;
