/** What an impact, risk or opportunity is. */
export const iroKinds = ['negative', 'positive', 'risk', 'opportunity'] as const;
export type IroKind = (typeof iroKinds)[number];

/** The two sides from which entries make a topic material. */
export type EntryAxis = 'impact' | 'financial';
/** The axis on which an entry stands. */
export const axisOf = (kind: IroKind): EntryAxis =>
  kind === 'negative' || kind === 'positive' ? 'impact' : 'financial';
