import type { Sentence } from './sentences.ts';

/** A unit that the words of an amount may mean: kind and code of the library. */
export type UnitMeant = readonly [kind: string, code: string];

/** How exactly a sentence gives a number. */
export type Hedge = 'exact' | 'about' | 'over' | 'under';

/** A number with its unit as it is typed in a sentence. */
export type Amount = {
  readonly start: number;
  readonly end: number;
  /** Canonical digits as written, before `scale`. */
  readonly number: string;
  readonly places: number;
  /** `10000` for 萬; `1` for none. */
  readonly scale: string;
  readonly units: readonly UnitMeant[];
  readonly hedge: Hedge;
  /** Whether the words before it say that it is a change: “rose by 4%”. */
  readonly isChange: boolean;
};

type UnitWords = readonly [words: RegExp, units: readonly UnitMeant[]];

const tonnesAsWell: readonly UnitMeant[] = [
  ['mass', 't'],
  ['ghg_mass', 't{CO2e}'],
];
const kilogramsAsWell: readonly UnitMeant[] = [
  ['mass', 'kg'],
  ['ghg_mass', 'kg{CO2e}'],
];

/** What may follow a number, the longer words first. */
const unitsAfter: readonly UnitWords[] = [
  [
    /^\s?(?:(?:metric )?(?:tonnes?|tons?)|t)(?: of)?[ -]?(?:co[2₂](?:[- ]?e(?:q|quivalent)?\b| equivalent|\b)|carbon dioxide(?: equivalent)?|carbon\b)|^\s?公?噸(?:的)?(?:二氧化碳當量|二氧化碳|碳)/i,
    [['ghg_mass', 't{CO2e}']],
  ],
  [
    /^\s?(?:kg|kilograms?)(?: of)?[ -]?(?:co[2₂]|carbon dioxide)|^\s?(?:公斤|千克)二氧化碳/i,
    [['ghg_mass', 'kg{CO2e}']],
  ],
  [/^\s?(?:kt)[ -]?co[2₂]|^\s?千公?噸二氧化碳/i, [['ghg_mass', 'kt{CO2e}']]],
  [/^\s?(?:kwh\b|kilowatt[- ]?hours?)|^\s?千瓦時|^\s?度電|^\s?度(?=[的，。、；]|$)/i, [['energy', 'kWh']]],
  [/^\s?(?:mwh\b|megawatt[- ]?hours?)|^\s?兆瓦時/i, [['energy', 'MWh']]],
  [/^\s?(?:gwh\b|gigawatt[- ]?hours?)|^\s?吉瓦時/i, [['energy', 'GWh']]],
  [/^\s?(?:gj\b|gigajoules?)|^\s?(?:吉焦耳?|千兆焦耳?)/i, [['energy', 'GJ']]],
  [/^\s?(?:mj\b|megajoules?)|^\s?兆焦耳?/i, [['energy', 'MJ']]],
  [/^\s?(?:m3\b|m³|cubic met(?:re|er)s?)|^\s?立方米/i, [['volume', 'm3']]],
  [/^\s?(?:lit(?:re|er)s?\b)|^\s?公升/i, [['volume', 'L']]],
  [/^\s?(?:(?:metric )?(?:tonnes?|tons?)\b|t\b(?!\w))|^\s?公?噸/i, tonnesAsWell],
  [/^\s?(?:kg\b|kilograms?\b)|^\s?(?:公斤|千克)/i, kilogramsAsWell],
  [/^\s?(?:percentage points?|pp\b)|^\s?個?百分點/i, [['points', '%']]],
  [/^\s?(?:%|％|per ?cent\b)/i, [['percent', '%']]],
  [/^\s?(?:hk dollars|hong kong dollars)|^\s?(?:港元|港幣)/i, [['currency', 'HKD']]],
  [/^\s?(?:rmb|renminbi)\b|^\s?元?人民幣|^\s?元(?=人民幣)/i, [['currency', 'CNY']]],
  [
    /^\s?(?:hours?\b)|^\s?小時/i,
    [
      ['hours', 'h'],
      ['hours_per_person', 'h/{person}'],
    ],
  ],
  [/^\s?(?:(?:lost |working ){0,2}days?\b)|^\s?個?(?:工作)?[日天]/i, [['days', 'd']]],
  [
    /^\s(?:[a-z-]{3,16} ){0,2}(?:employees|staff|workers|directors|suppliers|fatalit(?:y|ies)|deaths?|injur(?:y|ies)|complaints|beneficiaries|volunteers|new hires)\b|^\s?(?:名|位|人|宗|家供應商|間供應商|家|個供應商)(?=[^士民力次])/i,
    [['count', '1']],
  ],
];

const currencyBefore: readonly (readonly [RegExp, string])[] = [
  [/(?:HK\$|HKD ?|港幣 ?|港元 ?)$/i, 'HKD'],
  [/(?:RMB ?|CNY ?|¥ ?|人民幣 ?)$/i, 'CNY'],
  [/(?:US\$|USD ?)$/i, 'USD'],
];

const scales: readonly (readonly [RegExp, string])[] = [
  [/^\s?(?:million|m(?= )|百萬)/i, '1000000'],
  [/^\s?(?:billion|bn|十億)/i, '1000000000'],
  [/^\s?(?:thousand)/i, '1000'],
  [/^\s?千萬/, '10000000'],
  [/^\s?億/, '100000000'],
  [/^\s?萬/, '10000'],
  [/^\s?千(?!瓦|克|兆)/, '1000'],
];

/** Digits that name something and count nothing: years, days, clauses, codes, times and temperatures. */
const names: readonly RegExp[] = [
  /(?:\b(?:FY|financial year|fiscal year) ?)?(?<![\d,.])(?:19|20)\d{2}(?:\s?[/–-]\s?(?:\d{4}|\d{2}))?(?![\d,.]*\d)(?=\s?年|\s?[^\d\s]|\s|$)/gi,
  /\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/gi,
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b/gi,
  /\d{1,2}\s?月(?:\s?\d{1,2}\s?[日號])?|\d{1,4}[/-]\d{1,2}[/-]\d{1,4}|\d{1,2}:\d{2}/g,
  /\b(?:appendix|sections?|clauses?|paragraphs?|rules?|articles?|chapters?|parts?|tables?|figures?|notes?|pages?|items?|kpis?|gri|iso|ifrs|hkfrs|sdgs?|goals?|scopes?|categor(?:y|ies)|tiers?|levels?|phases?|stages?|class|types?|version|standards?|principles?|steps?|euro|grade|module|cap\.?)\s(?:no\.?\s?)?[a-z]{0,3}\d+(?:[.:-]\d+)*(?:(?:,| and| &| to|–|-)\s?\d+(?:[.:-]\d+)*)*/gi,
  /(?:附錄|類別|範圍|附註|層面|目標|第|表|圖|註|章)\s?[A-Z]?\d+(?:\.\d+)*(?:\s?[及至、]\s?\d+)*(?:\s?[條章節段項頁期屆號])?/g,
  /(?<![A-Za-z])(?!(?:t|kg|kt|g|mt)?co2|m3(?![A-Za-z\d]))[A-Za-z]+[-.]?\d+(?:[.:-]\d+)*/gi,
  /\d+(?:\.\d+)?\s?(?:°\s?[CF]|℃|degrees)/gi,
];

const blanked = (text: string, spans: readonly { readonly start: number; readonly end: number }[]) =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

const isYear = /^(?:19|20)\d{2}$/;

const hedges: readonly (readonly [RegExp, Hedge])[] = [
  [
    /(?:about|approximately|around|nearly|almost|roughly|some|close to|約|大約|近|接近|將近)\s?(?:HK\$|RMB|US\$|港幣|人民幣)?\s?$/i,
    'about',
  ],
  [
    /(?:over|more than|above|exceeding|at least|逾|超過|超逾|多於|至少|不少於)\s?(?:HK\$|RMB|US\$|港幣|人民幣)?\s?$/i,
    'over',
  ],
  [
    /(?:less than|fewer than|under|below|up to|不足|少於|低於|不多於|不超過)\s?(?:HK\$|RMB|US\$|港幣|人民幣)?\s?$/i,
    'under',
  ],
];

/** Words before the number of a change. */
const changeBefore =
  /(?:\b(?:by|(?<!\b(?:made|makes?|set|sign|signed|took|takes?|taken|follow|followed|open|opened|broken|brought) )(?:up|down)|increase of|decrease of|reduction of|rise of|fall of)(?: about| approximately| around| nearly| over| more than)?|(?:上升|增加|增長|上漲|提高|提升|減少|下降|下跌|降低|減低|回落)了?(?:約|逾|近|超過)?)\s?$/i;

const scaleAt = (after: string) => {
  for (const [words, scale] of scales) {
    const [found] = words.exec(after) ?? [];
    if (found) return { scale, length: found.length };
  }
  return { scale: '1', length: 0 };
};

const unitAt = (after: string) => {
  for (const [words, units] of unitsAfter) {
    const [found] = words.exec(after) ?? [];
    if (found) return { units, length: found.length };
  }
  return undefined;
};

const currencyAt = (before: string): readonly UnitMeant[] | undefined => {
  const found = currencyBefore.find(([words]) => words.test(before));
  return found && [['currency', found[1]]];
};

/** Numbers with thousands apart, or plain ones; as many digits as can be stored. */
const numbers = /(?<![\p{L}\d.,/])(\d{1,3}(?:,\d{3}){1,9}|\d{1,30})(?:\.(\d{1,15}))?(?!\d)/gu;

/** The text without what its links and names of things say in digits. */
const looseText = ({ text, links }: Sentence) => {
  const free = blanked(text, links);
  return names.reduce((rest, pattern) => {
    const spans = [...rest.matchAll(pattern)].flatMap(({ index, 0: found }) => {
      const after = rest.slice(index + found.length, index + found.length + 24);
      // “2025 employees” counts, and “in 2025” names.
      const isCounted = isYear.test(found) && unitAt(after) !== undefined;
      return isCounted ? [] : [{ start: index, end: index + found.length }];
    });
    return blanked(rest, spans);
  }, free);
};

/** The typed numbers of a sentence that have a unit; others, and numbers of links, are left out. */
export const amountsIn = (sentence: Sentence): Amount[] => {
  const text = looseText(sentence);
  return [...text.matchAll(numbers)].flatMap(({ index, 0: digits, 1: whole = '', 2: fraction = '' }): Amount[] => {
    const end = index + digits.length;
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(end, end + 60);
    const direct = unitAt(after);
    const scaled = direct ? { scale: '1', length: 0 } : scaleAt(after);
    const unit = direct ?? unitAt(after.slice(scaled.length));
    const units = currencyAt(before) ?? unit?.units;
    if (!units) return [];
    const kept = fraction.replace(/0+$/, '');
    const plain = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
    return [
      {
        start: index,
        end: end + scaled.length + (unit?.length ?? 0),
        number: kept === '' ? plain : `${plain}.${kept}`,
        places: fraction.length,
        scale: scaled.scale,
        units,
        hedge: hedges.find(([words]) => words.test(before))?.[1] ?? 'exact',
        isChange: changeBefore.test(before),
      },
    ];
  });
};
