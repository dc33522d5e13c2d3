import type { Asked } from './asked.ts';

/** Words of a sentence that speaks of the organisation itself, its bodies, people and sites. */
const ourselves =
  /\b(?:we|our|ours|us)\b|\b(?:the|this|every|each|all|any|its?)\s+(?:[\w-]+ )?(?:group|compan(?:y|ies)|bank|corporation|firm|hotels?|trust|organi[sz]ation|management|board|committees?|council|directors?|officers?|team|department|employees?|staff|workers?|suppliers?|sites?|plants?|factor(?:y|ies)|mills?|stores?|ships?|vessels?|branch(?:es)?|offices?|facilit(?:y|ies)|operations|properties|policy|policies|code|programme|program)\b|\b(?:board|committee|management|employees|staff|directors|suppliers|workers|managers?|crew|officers?)\b|我們|本集團|本公司|本行|集團|公司|董事會|委員會|管理層|僱員|員工|供應商|承辦商|部門|小組|各(?:廠|店|酒店|單位)|所有/iu;
/** A sentence of a list says what is done without saying by whom. */
const item = /^\s*[•·▪●–・-]\s?/u;

const nameWord = /(?<=[\p{L}\d,;:)’'"]\s)\p{Lu}[\p{L}\d&]+(?:[’']s)?/gu;
const commonNames =
  /^(?:Scope|Board|Committee|Group|Company|ESG|GHG|CO|GRI|SASB|TCFD|United|Nations|States|International|Global|Code|Conduct|Policy|Report|Sustainability|January|February|March|April|May|June|July|August|September|October|November|December)/u;
const smallWord = /(?<![\p{L}\d])\p{Ll}[\p{L}\d&]+/gu;
const timesLeast = 3;

/**
 * What the pages call again and again by a name: mostly the organisation. A word that they write in small letters as often is none: it only
 * begins headings and sentences.
 */
export const namesOften = (pages: readonly string[]): ReadonlySet<string> => {
  const counted = new Map<string, number>();
  const small = new Map<string, number>();
  for (const page of pages) {
    for (const [found] of page.matchAll(nameWord)) {
      const name = found.replace(/[’']s$/u, '');
      if (!commonNames.test(name)) counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    for (const [word] of page.matchAll(smallWord)) small.set(word, (small.get(word) ?? 0) + 1);
  }
  const isName = (name: string, times: number) => times >= timesLeast && times > (small.get(name.toLowerCase()) ?? 0);
  return new Set([...counted].flatMap(([name, times]) => (isName(name, times) ? [name] : [])));
};

/** What is done to something, by whoever publishes it: “turbines are stopped at dusk”. In Chinese a sentence mostly has no word for that. */
const isDone =
  /\b(?:is|are|was|were|has been|have been)\s+(?:\w+ly\s+)?(?:\w{2,}ed|set|kept|held|made|sent|built|sold|run|paid|cut|put|given|taken|driven|chosen)\b|^(?=.*\p{Script=Han})/iu;
/** Who others are. */
const others =
  /\b(?:countr(?:y|ies)|governments?|industr(?:y|ies)|econom(?:y|ies)|markets?|investors?|cities|jurisdictions?|consumers|society|organi[sz]ations|nations?)\b|各國|政府|行業|全球|社會(?!責任)|經濟體/iu;

/** What is said of others by their kind: “countries that have pledged to be carbon neutral”. */
const ofOthers =
  /\b(?:countr(?:y|ies)|governments?|nations|cities|jurisdictions?|companies|investors)\s+(?:that|which|who|have|has|are)\b/iu;

/** What would be, might be, or will be: nothing that is done. */
const supposed =
  /\b(?:may|might|could|would|should|will be (?:working|looking|considering)|hopes?|(?:are|is) (?:\w+ )?considering|assuming)\b|或會|可能|或將|倘若|假如/iu;

/** Where to read on, and what a framework wants to know: that asks for what the organisation does, where a rule of conduct says what people do. */
const pointsElsewhere =
  /^\W*(?:(?:please )?(?:refer to|see)\b|(?:for )?(?:more|further) (?:information|details?)\b|details?,? (?:can be found|are (?:set out|given|provided|available))|(?:report|provide|describe|explain|disclose|state|indicate) (?:whether|how|which|(?:the|an?) (?:[\w-]+ )?(?:organi[sz]ation|entity|undertaking|issuer|total|number|percentage|proportion|following|approach(?:es)?|process(?:es)?|polic(?:y|ies)|basis|extent|nature|methodolog(?:y|ies)|descriptions?|explanation|breakdown|list|types?|actions|measures|results)\b))|^(?:請參閱|詳見|詳情請|更多資料|有關詳情)/iu;
/** The same within an index of a framework, behind the name of a part or a letter: “[Governance] Disclose the organization’s …”. */
const asksWithin =
  /[\])）]\s*(?:report|provide|describe|explain|disclose|state|indicate) (?:whether|how|which|(?:the|an?) (?:organi[sz]ation|entity|undertaking|issuer|board|management)\b)/iu;
/** A note below a page says how a figure came about. */
const note = /^\s*(?:[*†]+\s?\d{0,3}\s|notes?\s?\d{0,2}\s?[:：]|註\s?\d{0,2}\s?[:：])/iu;
/** Its number stands before a sentence of its own: “3 The waste …”; “95 per cent …” is a sentence itself. */
const numberedNote = /^\s*\d{1,3}\s(?=\p{Lu}\p{Ll})/u;

/** Whether a sentence only says where something is said, or how a figure came about. */
export const isAside = (text: string, { isOfDeeds }: Asked): boolean =>
  pointsElsewhere.test(text) ||
  asksWithin.test(text) ||
  (isOfDeeds === true && (note.test(text) || numberedNote.test(text)));

/** What a word means, which says nothing of who has it. */
const defines =
  /^\W*(?!there\b)(?:an?\s)?[\w-]+(?:\s[\w-]+){0,5}\s(?:is|are|means?|refers? to)\s(?:an?|the|any)\s|^[^:：]{2,60}[:：]\s*(?:an?|the)\s|^[^。]{2,30}(?:是指|指的是|意指)/iu;

/** Whether a sentence says what the organisation does or is, and not what others do or what may be. */
export const isSaidOfCompany = (
  text: string,
  { isOfCompany, isYesNo }: Asked,
  names: () => ReadonlySet<string>,
): boolean => {
  if (!isOfCompany) return true;
  if (supposed.test(text)) return false;
  if (ourselves.test(text) || item.test(text)) return true;
  // Whether it has something is answered by what there is, too: “No site lies within a protected area.”
  if (((isYesNo && !defines.test(text)) || isDone.test(text)) && !others.test(text)) return true;
  if (ofOthers.test(text)) return false;
  const words = text.match(/\p{Lu}[\p{L}\d&]+/gu) ?? [];
  return words.some((word) => names().has(word));
};
