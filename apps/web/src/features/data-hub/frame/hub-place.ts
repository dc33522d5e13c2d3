/** The place of the shown figures in the address: the same parameters on every page of the hub. */
export type HubPlace = {
  readonly reportingTimeId?: string | undefined;
  /** An entity's id, or `organisation` for the whole; all of them if left out. */
  readonly entityId?: string | undefined;
};

/** The metrics of the frameworks in use, or all of the library. */
export type ShownMetrics = 'in-use' | 'all';

/** Whose metrics the address asks for; undefined leaves it to the choice of the last visit. */
export const shownMetricsIn = (value: unknown): ShownMetrics | undefined =>
  value === 'in-use' || value === 'all' ? value : undefined;

/** The most characters of a text in the address. */
export const wordsMax = 200;

/** A text of the address; undefined if it is empty, too long, or no text. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= wordsMax ? value : undefined;

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readHubPlace = ({ reportingTimeId, entityId }: Record<string, unknown>): HubPlace => ({
  reportingTimeId: textIn(reportingTimeId),
  entityId: textIn(entityId),
});
