/** Which figures one looks at, as the address has it: the same words on every page of the hub. */
export type HubPlace = {
  readonly reportingTimeId?: string | undefined;
  /** An entity's id, or `organisation` for the whole; left out, all of them. */
  readonly entityId?: string | undefined;
};

/** Characters of a text in the address. */
export const wordsMax = 200;

/** A text of the address; nothing for what is empty, too long, or no text. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= wordsMax ? value : undefined;

/** Takes what is known out of an address that anybody may have typed. */
export const readHubPlace = ({ reportingTimeId, entityId }: Record<string, unknown>): HubPlace => ({
  reportingTimeId: textIn(reportingTimeId),
  entityId: textIn(entityId),
});
