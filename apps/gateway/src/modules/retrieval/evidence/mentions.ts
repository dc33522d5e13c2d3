import type { Metric } from '@esg/contract';
import { metricsCalled } from '@esg/standards';
import type { Span } from '../snippet.ts';

/** Where a text names metrics of the library: several metrics where one name means several. */
export type Mention = Span & { metrics: readonly Metric[] };

const known = new Map<string, readonly Metric[]>();
const knownMost = 50_000;

const called = (text: string): readonly Metric[] => {
  const found = known.get(text);
  if (found) return found;
  const metrics = metricsCalled(text);
  if (known.size >= knownMost) known.clear();
  known.set(text, metrics);
  return metrics;
};

const piece = /\p{Script=Han}|[\p{Script=Latin}\p{N}&%'’₂-]+/gu;
const wordsMost = 10;
const charactersMost = 18;
/** What no name runs over. */
const border = /[\t|;:：；。，、!?！？]|\. |\n\s*\n|\d[.,]\d/u;
const meaningless =
  /^(?:the|of|a|an|in|for|to|and|or|at|on|as|we|were|was|are|is|by|from|with|its|their|all|that|which|during|year|no|per|s|our|data)$/i;

/** Whether a piece is only the beginning or the end of a number, such as `2` of `2.41`. */
const isOfNumber = (text: string, { from, to }: Span = { from: 0, to: 0 }) =>
  /^\d+[.,]\d/.test(text.slice(from, to + 2)) || /\d[.,]$/.test(text.slice(Math.max(0, from - 2), from));

/** The names of metrics in a text, each as long as it can be, from left to right. */
export const mentionsIn = (text: string): Mention[] => {
  const pieces = [...text.matchAll(piece)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    text: found[0],
  }));
  const mentions: Mention[] = [];
  for (let start = 0; start < pieces.length; start += 1) {
    const first = pieces[start];
    if (!first || meaningless.test(first.text)) continue;
    const most = /\p{Script=Han}/u.test(first.text) ? charactersMost : wordsMost;
    let end = start;
    while (end + 1 < pieces.length && end + 1 - start < most) {
      const gap = text.slice(pieces[end]?.to, pieces[end + 1]?.from);
      if (border.test(gap) || isOfNumber(text, pieces[end + 1])) break;
      end += 1;
    }
    for (; end >= start; end -= 1) {
      const last = pieces[end];
      if (!last || meaningless.test(last.text)) continue;
      const metrics = called(text.slice(first.from, last.to));
      if (metrics.length === 0) continue;
      mentions.push({ from: first.from, to: last.to, metrics });
      start = end;
      break;
    }
  }
  return mentions;
};
