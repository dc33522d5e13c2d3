import type { Span } from '../snippet.ts';

/** One way in which figures are divided, and the groups that it divides them into. */
type Division = {
  readonly groups: Readonly<Record<string, RegExp>>;
  /** Groups that no question is about: their figure is not one of the group that is asked for. */
  readonly others?: Readonly<Record<string, RegExp>>;
  /** Whether a figure of one of these groups is no answer where none is asked for. */
  readonly isPart: boolean;
};

const divisions: readonly Division[] = [
  {
    groups: { women: /\b(?:fe-?males?|wom[ae]n)\b|女性?/iu, men: /\b(?<!fe-?)(?:males?|m[ae]n)\b|男性?/iu },
    isPart: true,
  },
  {
    groups: {
      partTime: /\bpart[- ]time\b|兼職/iu,
      fullTime: /\bfull[- ]time\b|全職/iu,
      temporary: /\b(?:temporary|fixed[- ]term|casual)\b|臨時|短期合約/iu,
      permanent: /\bpermanent\b|長期僱|正式(?:僱員|員工)/iu,
    },
    isPart: true,
  },
  {
    groups: {
      young: /\b(?:under|below|younger than) (?:the age of )?30\b|30歲(?:以下|或以下)/iu,
      middle: /\b30\s?(?:[-–]|to|and)\s?(?:49|50)\b|30(?:歲)?[-–至到](?:49|50)歲?/iu,
      old: /\b(?:over|above|older than) (?:the age of )?50\b|50歲(?:以上|或以上)/iu,
    },
    isPart: true,
  },
  {
    groups: {
      hongKong: /\bHong Kong\b|香港/iu,
      mainland: /\b(?:the )?(?:Chinese mainland|Mainland(?: China)?|PRC)\b|(?:中國)?內地/iu,
      macau: /\bMaca[uo]\b|澳門/iu,
      taiwan: /\bTaiwan\b|台灣|臺灣/iu,
      singapore: /\bSingapore\b|新加坡/iu,
      malaysia: /\bMalaysia\b|馬來西亞/iu,
      japan: /\bJapan\b|日本/iu,
      unitedKingdom: /\b(?:the )?(?:UK|United Kingdom)\b|英國/iu,
      unitedStates: /\b(?:the )?(?:US|USA|United States)\b|美國/iu,
      europe: /\bEurope\b|歐洲/iu,
      asia: /\b(?:Southeast )?Asia\b|亞洲|東南亞/iu,
    },
    others: { everywhere: /\b(?:worldwide|globally|group-wide)\b|全球/iu },
    isPart: false,
  },
  {
    groups: { contractors: /\b(?:sub)?contractors?\b|(?:承辦|承包|承攬|分包)商|外判(?:工|商)?/iu },
    others: { employees: /\b(?:employees?|staff)\b|僱員|員工/iu },
    isPart: false,
  },
  {
    groups: {
      board: /\bboard\b|董事會?/iu,
      seniorManagement: /\bsenior (?:manage\w*|executives?)\b|高(?:級|層)管理/iu,
      management: /\b(?<!senior )(?:managers?|management)\b|(?<!高級|高層)管理(?:層|人員)|經理/iu,
    },
    others: { everybody: /\b(?:workforce|all employees)\b|全體(?:僱員|員工)/iu },
    isPart: false,
  },
  {
    groups: {
      marketBased: /\bmarket[- ]based\b|基於市場|市場為(?:本|基)/iu,
      locationBased: /\blocation[- ]based\b|基於(?:位置|地點)|(?:位置|地點)為(?:本|基)/iu,
    },
    isPart: false,
  },
];

type Named = Span & { readonly group: string };

const compiled = divisions.map(({ groups, others, isPart }) => ({
  isPart,
  asked: Object.keys(groups),
  patterns: Object.entries({ ...groups, ...others }).map(([group, { source }]) => ({
    group,
    pattern: new RegExp(source, 'giu'),
  })),
}));

const namedIn = (text: string, { patterns }: (typeof compiled)[number]): Named[] =>
  patterns
    .flatMap(({ group, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ group, from: index, to: index + written.length })),
    )
    .toSorted((one, other) => one.from - other.from);

const several = 'several';
/** The group of each division that a question asks for; of one that asks for several, a sentence may tell of any. */
export type Populations = readonly (string | undefined)[];

/** Which group of each division a question asks for. */
export const populationsOf = (question: string): Populations =>
  compiled.map((division) => {
    const groups = new Set(namedIn(question, division).map(({ group }) => group));
    const [first, ...others] = [...groups].filter((group) => division.asked.includes(group));
    return others.length > 0 ? several : first;
  });

const border = /[,;:，；：。()（）]\s|[，；：。（）()、]|\s(?:and|while|whereas|but|or|compared)\s|及|和|而|與/giu;

/** The stretch of a sentence that speaks of one figure. */
const stretchAround = (text: string, { from, to }: Span): Span => {
  const places = [...text.matchAll(border)];
  const before = places.filter(({ index, 0: written }) => index + written.length <= from).at(-1);
  const after = places.find(({ index }) => index >= to);
  return { from: before ? before.index + before[0].length : 0, to: after?.index ?? text.length };
};

/** The group that a figure is of: named in its stretch, behind it rather than before it; or else the last one before that. */
const groupOf = (text: string, figure: Span, named: readonly Named[]): string | undefined => {
  const stretch = stretchAround(text, figure);
  const within = named.filter(({ from, to }) => from >= stretch.from && to <= stretch.to);
  const own = within.find(({ from }) => from >= figure.to) ?? within.findLast(({ to }) => to <= figure.from);
  return (own ?? named.findLast(({ to }) => to <= stretch.from))?.group;
};

const joins = /^\s*(?:and|or|&|\/|,|及|和|與|、)\s*$/iu;
/** Whether two groups are named in one breath: “male and female employees numbered 812 and 412” says of neither which is whose. */
const areJoined = (text: string, named: readonly Named[]) =>
  named.some((each, index) => {
    const next = named[index + 1];
    return next && next.group !== each.group && joins.test(text.slice(each.to, next.from));
  });

/** Whether a figure of a sentence is of the people, place or method that is asked for, and of no part where the whole is asked for. */
export const isOfPopulation = (text: string, figure: Span, asked: Populations): boolean =>
  compiled.every((division, index) => {
    const group = asked[index];
    if (group === several || (group === undefined && !division.isPart)) return true;
    const named = namedIn(text, division);
    if (areJoined(text, named)) return group === undefined;
    return groupOf(text, figure, named) === group;
  });

const joining = /(?:\b(?:of|in|for|among|by|at)\s+(?:our\s+|the\s+|its\s+)?)?/u.source;
const joined = /的?/u.source;
const blankers = compiled.map(({ patterns }) =>
  Object.fromEntries(
    patterns.map(({ group, pattern }) => [group, new RegExp(`${joining}(?:${pattern.source})${joined}`, 'giu')]),
  ),
);

/** A sentence of the same length without the groups that are asked for, so that “812 male employees” counts employees. */
export const withoutPopulations = (text: string, asked: Populations): string =>
  asked.reduce<string>((rest, group, index) => {
    const pattern = group === undefined ? undefined : blankers[index]?.[group];
    return pattern ? rest.replace(pattern, (written) => ' '.repeat(written.length)) : rest;
  }, text);
