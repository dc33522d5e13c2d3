import type { Language } from './languages.ts';

/** Fixed words of printed pages that no report changes. */
export const printedWords = {
  en: {
    keyFigures: 'Key figures',
    bothScopes: 'Greenhouse gas emissions, scopes 1 and 2',
    about: 'About this report',
    imprint: 'Imprint',
    from: (change: string, year: string) => `${change} from ${year}`,
    unchanged: (year: string) => `Unchanged from ${year}`,
    noFigure: 'No figure for that year.',
    noChange: 'The earlier figure is nil or not comparable, so no change is given.',
    madeWith: (brand: string) => `This document was made with ${brand}.`,
    marks: 'R: restated since it was published.',
  },
  zhTw: {
    keyFigures: '關鍵數據',
    bothScopes: '溫室氣體排放（範圍一及二）',
    about: '關於本報告',
    imprint: '版本說明',
    from: (change: string, year: string) => `較 ${year} ${change}`,
    unchanged: (year: string) => `與 ${year} 相同`,
    noFigure: '該年度並無數據。',
    noChange: '過往數據為零或不可比較，故不列變動。',
    madeWith: (brand: string) => `本文件以 ${brand} 製作。`,
    marks: 'R：發布後已重列。',
  },
} as const satisfies Record<Language, object>;
