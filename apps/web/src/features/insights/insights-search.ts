/** What the address of Insights says: whose figures, up to which year. */
export type InsightsSearch = {
  /** Id of an entity; the whole organisation if left out. */
  readonly entity?: string | undefined;
  /** Last day of the newest year that is shown; the newest of all if left out. */
  readonly until?: string | undefined;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads an address that anybody may have typed; what is unreadable is left out. */
export const insightsSearchOf = ({ entity, until }: Record<string, unknown>): InsightsSearch => ({
  ...(typeof entity === 'string' && uuid.test(entity) && { entity }),
  ...(typeof until === 'string' && day.test(until) && !Number.isNaN(Date.parse(until)) && { until }),
});
