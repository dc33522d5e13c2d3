/**
 * Text metrics that often contain what another one asks for, although the two standards do not ask the same: a person decides, so that the
 * text is offered and never filled in.
 */
const related: Readonly<Record<string, readonly string[]>> = {
  // HKEX C2, paragraph 13(i): the board states how it oversees ESG issues. GRI 2-12 asks for the role of the highest body in due diligence, too.
  'gov.oversight': ['gov.board_statement'],
  // HKEX C2, paragraph 13(ii) and (iii): approach, strategy and goals. GRI 2-22 takes a statement of the highest body or the chief executive.
  'org.strategy_statement': ['gov.board_statement'],
  'gov.board_statement': ['org.strategy_statement', 'gov.oversight'],
  // HKEX C2, paragraph 14 (consistency): changes of methods and KPIs. GRI 2-4: information restated, why, and to what effect.
  'org.restatements': ['org.comparatives'],
  'org.comparatives': ['org.restatements'],
  // HKEX B7, general disclosure: policies against bribery, extortion, fraud and money laundering. GRI 2-23 describes the commitments to responsible
  // conduct, of which these are often one.
  'corruption.policy': ['ethics.commitments'],
};

/** By a figure: the text metric that explains it, where its disclosure asks only for figures and has a field for an explanation. */
const beside: Readonly<Record<string, string>> = {
  // HKEX KPI B7.3 describes the training; GRI 205-2 asks for the share of people who got it.
  'corruption.trained_pct': 'corruption.training',
  // HKEX B7, general disclosure, describes the policies; GRI 205-2 asks how many people were informed of them.
  'corruption.communicated_pct': 'corruption.policy',
};
const explaining: ReadonlySet<string> = new Set(Object.values(beside));

/** Keys of the metrics whose texts may answer this one, the likeliest first. */
export const relatedWords = (metricKey: string): readonly string[] => related[metricKey] ?? [];

/** Keys of the metrics whose texts may explain the figures of a disclosure with these metrics, the likeliest first. */
export const wordsBeside = (metricKeys: readonly string[]): readonly string[] =>
  Object.entries(beside).flatMap(([figure, words]) => (metricKeys.includes(figure) ? [words] : []));

/** Whether the explanation of figures may answer this metric, because texts beside those figures may be about it. */
export const isSaidBeside = (metricKey: string): boolean => explaining.has(metricKey);
