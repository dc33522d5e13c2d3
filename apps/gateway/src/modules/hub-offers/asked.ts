import type { AnswerValue, Field, Framework, Metric } from '@esg/contract';
import { asksOf, findMetric, type PlaceAsks } from '@esg/standards';

/** A field with a metric of the library. */
export type Asked = {
  disclosureCode: string;
  field: Field;
  metric: Metric;
  current: AnswerValue | null;
  /** What the disclosure asks of the metric; all of it where nothing is said. */
  asks?: PlaceAsks;
  /** Whether the metric asks something else than the field, so that its text is offered and never filled in. */
  isRelated?: boolean;
  /** Keys of other metrics whose words may answer the field, too. */
  others?: readonly string[];
};

/** The metric of a field: of the same key, and answered in the same way. */
export const metricOfField = ({
  key,
  type,
  unitKind,
}: Pick<Field, 'key' | 'type' | 'unitKind'>): Metric | undefined => {
  const metric = findMetric(key);
  return metric?.type === type && metric.unitKind === unitKind ? metric : undefined;
};

/** A field of a framework with its metric, and with what its disclosure asks of it; `undefined` without a metric. */
export const askedAt = (
  { versionId }: Pick<Framework, 'versionId'>,
  disclosureCode: string,
  field: Field,
  current: AnswerValue | null,
): Asked | undefined => {
  const metric = metricOfField(field);
  return metric && { disclosureCode, field, metric, current, asks: asksOf(versionId, disclosureCode, field.key) };
};

/** Whether the field asks for something that the metric's own figure or text does not answer alone: it is offered, and never filled in. */
export const asksElse = ({ asks, isRelated = false }: Pick<Asked, 'asks' | 'isRelated'>): boolean =>
  isRelated || asks === 'other';

/** Whether the field asks for all that its metric counts or says. */
export const asksWhole = ({ asks = 'whole', isRelated = false }: Pick<Asked, 'asks' | 'isRelated'>): boolean =>
  asks === 'whole' && !isRelated;
