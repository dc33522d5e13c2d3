import { type ReactNode, useState } from 'react';
import type { Controlled } from './use-value.ts';

/** Holds the value of a controlled field in a story. */
export const Held = <Value,>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) => {
  const [value, set] = useState(start);
  return <div style={{ maxWidth: '40rem' }}>{children(value, set)}</div>;
};

/** The args of a story with a controlled value, as in all stories that do not say otherwise. */
export const controlled = <Props,>(args: Props) => args as Controlled<Props>;

/** The words of a story in the language of the toolbar. */
export const speak =
  ({ locale }: Record<string, unknown>) =>
  (english: string, chinese: string) =>
    locale === 'zh-Hant-HK' ? chinese : english;

const group = /[\s,]/g;

/** Stands in for the number reading of the application: grouping by comma, point for the fraction. */
export const parse = (typed: string) => {
  const plain = typed.replace(group, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
};
export const parseWhole = (typed: string) =>
  /^-?\d+$/.test(typed.replace(group, '')) ? typed.replace(group, '') : undefined;
export const format = (canonical: string) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 15 }).format(canonical as Intl.StringNumericLiteral);
