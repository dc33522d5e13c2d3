import { stemOf } from './tokens.ts';

const general = [
  'who a about after all also an and any are as at be been being before between both but by can could did do does during each etc for from further had has have having he her his how i if in into is it its itself may me more most my no nor not of on only or other our out over own per same she should so some such than that the their them',
  'then there these they this those through to too under until up was we were what when where which while why will with would you your',
].join(' ');
/** What every question about a report says, and what is on every page of one. */
const ofQuestions =
  'company report reported reporting disclose disclosed disclosure identify identified specify detail according whether provide value describe list state give show explain information including please tell many much organisation organization';

/** Words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set([...general.split(' '), ...ofQuestions.split(' ')].map(stemOf));

/** The same in Chinese, the longest first: they are cut out before the rest is taken in pairs. */
export const chineseStopWords =
  /請問|請說明|請列出|請描述|請提供|說明|描述|列出|是否有|是否|有沒有|有否|為何|如何|怎樣|怎麼|什麼|甚麼|哪些|哪個|多少|貴公司|本公司|該公司|公司的|報告期內|報告中|我們的|我們|關於|以及|及其|的/g;
