import {
  type AnswerValue,
  type CarryNote,
  type Disclosure,
  type Field,
  type Framework,
  generationsOf,
  isAnswered,
  sameJson,
} from '@esg/contract';
import { askedAt } from '../hub-offers/index.ts';
import { carryNumbers, figurePlacesIn } from '../report-model/index.ts';
import { disclosuresOf } from '../reports/index.ts';
import { type Carry, type CarryInput, holds, type Placed } from './carry.policy.ts';

type Said = { code: string; field: Field; value: AnswerValue; question: string };

/** What a field asks: its metric, and of a part its line. Nothing where the metric does not answer it alone. */
const questionOf = (framework: Pick<Framework, 'versionId'>, code: string, field: Field): string | undefined => {
  const asked = askedAt(framework, code, field, null);
  if (!asked || asked.asks === 'other') return undefined;
  const { asks, metric } = asked;
  return typeof asks === 'object' ? [metric.key, asks.breakdown, ...asks.lines].join('\n') : metric.key;
};

/** The answers of the finished report, by what they answer. Disclosures that are left out have none. */
const saidByQuestion = ({ source, states, answers }: CarryInput): Map<string, Said[]> =>
  Map.groupBy(
    disclosuresOf(source).flatMap(({ code, fields }): Said[] => {
      const state = states.get(code);
      if (!state || state.status === 'omitted') return [];
      return fields.flatMap((field) => {
        const value = answers.get(code)?.get(field.key) ?? null;
        const question = questionOf(source, code, field);
        return isAnswered(value) && question ? [{ code, field, value, question }] : [];
      });
    }),
    ({ question }) => question,
  );

const answersOf = (disclosure: Disclosure, said: ReadonlyMap<string, Said[]>, { target }: CarryInput) =>
  disclosure.fields.map((field) => {
    const fitting = (said.get(questionOf(target, disclosure.code, field) ?? '') ?? []).filter((each) =>
      holds(field, each.field, each.value, target),
    );
    const [first] = fitting;
    const isSeveral = first !== undefined && fitting.some(({ value }) => !sameJson(value, first.value));
    return { field, isSeveral, first: isSeveral ? undefined : first };
  });

/**
 * What a report by a second framework begins with: every field whose question the finished report answered, for the same period. A metric
 * with different answers in several places is left to people.
 */
export const carryToSecondFramework = (input: CarryInput): Carry => {
  const said = saidByQuestion(input);
  const figurePlace = figurePlacesIn(input.source, input.target, new Map());
  const carry: Carry = {
    lines: [],
    fallsAway: [],
    values: [],
    lastValues: [],
    omissions: new Map(),
    reasons: new Map(),
  };
  // Of a standard and its replacement, only one asks for the figures.
  const { left } = generationsOf(input.target, input);
  for (const disclosure of disclosuresOf(input.target)) {
    if (left.has(disclosure.code)) continue;
    const fields = answersOf(disclosure, said, input);
    const held = fields.filter(({ first }) => first);
    const isSeveral = fields.some((field) => field.isSeveral);
    if (held.length === 0 && !isSeveral) continue;
    const isBlank = fields.some(({ field, first }) => field.required && !first);
    const notes: CarryNote[] = [
      ...(isSeveral ? (['several-answers'] as const) : []),
      ...(isBlank ? (['required-blank'] as const) : []),
    ];
    carry.values.push(
      ...held.flatMap(({ field, first }): Placed[] =>
        first
          ? [
              {
                disclosureCode: disclosure.code,
                fieldKey: field.key,
                sourceCode: first.code,
                value: carryNumbers(first.value, figurePlace),
              },
            ]
          : [],
      ),
    );
    carry.lines.push({
      code: disclosure.code,
      title: disclosure.title,
      sources: [...new Set(held.flatMap(({ first }) => first?.code ?? []))],
      state: notes.length > 0 ? 'needs-work' : 'carried',
      notes,
      carried: held.length,
      lastYear: 0,
      lost: [],
    });
  }
  return carry;
};
