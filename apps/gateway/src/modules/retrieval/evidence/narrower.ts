import type { Span } from '../snippet.ts';
import { stopWords } from '../stop-words.ts';
import type { Asked } from './asked.ts';
import { rootsOf } from './terms.ts';

/** Which people it is of: “turnover rate of female employees”. */
const groupWords =
  'female|women|male|men|part[- ]time|full[- ]time|temporary|permanent|contract|contractors?|agency|subcontractors?|senior|middle|junior|general|front[- ]?line|managers?|managerial|executives?|directors?|supervisors?|young|younger|older|disabled|migrant|local|overseas|trainees?|interns?|apprentices?|graduates?|drivers?';
const ofGroup = new RegExp(
  String.raw`^\s+(?:of|for|among|amongst|by)\s+(?:(?:our|the|its|all)\s+)*(${groupWords})(?!\p{L})`,
  'iu',
);
const groupBefore = new RegExp(String.raw`(?<!\p{L})(${groupWords})\s*$`, 'iu');
const ofAge =
  /^\s*(?:of\s+)?(?:(?:employees|staff|workers|people|persons|those)\s+)?(?:who\s+(?:are|were)\s+)?((?:aged?|under|over|below|above|between)\s+\d{2})(?!\d)/iu;
/** A place is written with a capital, as months are; the names of units and of parts of a report are no places. */
const inPlace =
  /^\s+(?:in|at|within|across)\s+(?:the\s+)?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Scope|Category|Table|Figure|Note|Appendix|Chapter|Section|Group|Company|Fiscal|Financial|Year)(?!\p{L}))((?:\p{Lu}\p{Ll}+\s?){1,3})/u;
const groupBeforeInChinese =
  /(女性?|男性?|\d{2}歲(?:以下|以上|或以上|或以下)|兼職|全職|臨時|合約|高級|中級|中層|基層|前線|承辦商|外判)的?$/u;

/** What a question says besides the metric, and the words in which it asks. */
const allowedBy = ({ parts, figure }: Asked): ReadonlySet<string> =>
  new Set([...parts, ...(figure?.words ?? [])].flatMap((part) => ('anyOf' in part ? part.anyOf.flat() : part.mostOf)));

/** Whether a question says all these words. */
export const isAsked = (said: string, asked: Asked) => {
  const allowed = allowedBy(asked);
  return rootsOf(said).every((root) => allowed.has(root) || stopWords.has(root));
};

/**
 * Whether the name of a metric goes on with, or comes after, the people or the place that it is of alone, where the question does not ask for
 * them: what is said of a part answers nothing about the whole.
 */
export const isOfOthers = (text: string, { from, to }: Span, asked: Asked): boolean => {
  const before = text.slice(Math.max(0, from - 40), from);
  const after = text.slice(to, to + 60);
  const said = [
    ofGroup.exec(after)?.[1],
    ofAge.exec(after)?.[1],
    inPlace.exec(after)?.[1],
    groupBefore.exec(before)?.[1],
    groupBeforeInChinese.exec(before)?.[1],
  ];
  return said.some((words) => words !== undefined && !isAsked(words, asked));
};

/** One place of several by its name: “the Ma On Shan plant used”. A determiner is no name, and a company may be called after one. */
const oneSite =
  /(?<!\p{L})(?:(?!(?:The|Our|Its|This|That|Each|Every|Both|All|Any|One|In|At|For|A|An)\s)\p{Lu}[\p{L}’'-]*\s+){1,5}(?:plant|factory|site|office|hotel|mill|mine|terminal|depot|warehouse|store|branch|campus|tower|building|farm|subsidiary|division|station|refinery|yard)(?!\p{L})(?!\s+(?:Limited|Ltd|Group|Company|Holdings|Corporation|Operations))/gu;

/** Whether the figure of a sentence is of a single place that the question does not name. */
export const isOfOneSite = (text: string, { from }: Span, asked: Asked): boolean => {
  const last = [...text.slice(0, from).matchAll(oneSite)].at(-1)?.[0];
  return last !== undefined && !isAsked(last, asked);
};
