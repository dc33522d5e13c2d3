import { type HubSavePlan, hubSaveKey } from '@esg/contract';

/** What the report restated and answers in one way replaces what it published before, unless the person says otherwise. */
export const overwrittenAtFirst = ({ items }: Pick<HubSavePlan, 'items'>): string[] =>
  items.filter(({ restated, contradicted }) => restated && !contradicted).map(hubSaveKey);
