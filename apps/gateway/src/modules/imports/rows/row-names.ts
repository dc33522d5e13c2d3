import { isUnit } from '@esg/standards';

const brackets = /[([（]([^)\]）]+)[)\]）]/gu;

/** The unit in a name: `Energy (MWh)`, `Water, m³`. */
export const unitInName = (text: string): string => {
  const found = [...text.matchAll(brackets)].map(([, inner = '']) => inner.trim());
  const after = text.match(/[,，:：–-]\s*([^,，:：]+)$/u)?.[1]?.trim() ?? '';
  return [...found.reverse(), after].find((each) => each !== '' && isUnit(each)) ?? '';
};

/** The unit in a name, also in front: `Litres of diesel`. */
export const unitSaidIn = (text: string): string => {
  const [, front = ''] = text.match(/^\s*(\S+(?: \S+)?) of \S/iu) ?? [];
  return unitInName(text) || (isUnit(front) ? front : '');
};

/** The name without the unit. */
export const withoutUnit = (text: string) => {
  const unit = unitInName(text);
  const at = unit === '' ? -1 : text.lastIndexOf(unit);
  return at < 0
    ? text
    : text.slice(0, at).replace(/\s*[([（,，:：–-]?\s*$/u, '') +
        text.slice(at + unit.length).replace(/^\s*[)\]）]/u, '');
};

/** A name in two: the metric, and the part. */
export const halves = (name: string): [string, string][] => {
  const bracketed = [...name.matchAll(brackets)].map(([all, inner = '']): [string, string] => [
    name.replace(all, ' '),
    inner,
  ]);
  const cut = [...name.matchAll(/\s+[-–—]\s+|\s*[:：/|,，]\s*|[－—]/gu)].map((match): [string, string] => [
    name.slice(0, match.index),
    name.slice(match.index + match[0].length),
  ]);
  return [...bracketed, ...cut.reverse()].flatMap(([one, other]): [string, string][] => [
    [one, other],
    [other, one],
  ]);
};

/** A heading without the breakdown of its rows: `Employees by gender`, `按性別劃分的僱員`. */
export const heads = (name: string) =>
  name
    .replace(/^(?:按|以)[^的之]{1,12}(?:劃分|划分|分類|分类)[的之]?(?=\S)/u, '')
    .replace(/\s*[-–—(（,，:：]?\s*(?:\bby\b|按|以)\s*(?:(?!\s[-–—]\s)[^)）:：])*[)）]?\s*$/iu, '')
    .trim();

const saidLengthMax = 200;
const dash = /^\s*[-–—•·▪●○>└├]+\s*/u;

/** A name after its parent's, as it is shown and answered: `Interns mentored · Male`. */
export const joinedSaid = (upper: string, said: string) =>
  [upper, said].filter(Boolean).join(' · ').slice(0, saidLengthMax);

/** A name without the dash that marks a part. */
export const withoutDash = (name: string) => name.replace(dash, '');
