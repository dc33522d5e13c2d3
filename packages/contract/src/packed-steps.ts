import * as v from 'valibot';
import { type CalculationStep, calculationStepEntries, ShareStepSchema } from './calculations.ts';
import { ref } from './schema.ts';

const { id: _id, parentId, kind, share: _share, ...omissible } = calculationStepEntries;

/**
 * A step as it is sent where there are thousands. Its id is its place in the list. What is null is left out, and so are metric, entity and
 * period where they are those of the step that it is part of.
 */
export const PackedStepSchema = v.pipe(
  v.object({
    ...v.partial(v.object(omissible)).entries,
    parentId,
    kind,
    /** With `share`: the percentage, and the place of the last of its steps in `shareSteps`. */
    share: v.optional(v.object({ percent: v.string(), last: v.nullable(v.number()) })),
  }),
  ref('PackedStep'),
);
export type PackedStep = v.InferOutput<typeof PackedStepSchema>;

/** A step of a share, and the place of the one before; null before the first. Entities have those of the entity above in common. */
export const PackedShareStepSchema = v.object({ ...ShareStepSchema.entries, above: v.nullable(v.number()) });
type PackedShareStep = v.InferOutput<typeof PackedShareStepSchema>;

export type PackedSteps = { readonly steps: PackedStep[]; readonly shareSteps: PackedShareStep[] };
type Share = NonNullable<CalculationStep['share']>;

const createSharePacker = () => {
  const shareSteps: PackedShareStep[] = [];
  const places = new Map<string, number>();
  const placeOf = (above: number | null, step: Share['steps'][number]): number => {
    const name = `${above} ${step.entityId} ${step.rule} ${step.percent}`;
    const known = places.get(name);
    if (known !== undefined) return known;
    const place = shareSteps.push({ ...step, above }) - 1;
    places.set(name, place);
    return place;
  };
  const first: number | null = null;
  return { shareSteps, pack: ({ percent, steps }: Share) => ({ percent, last: steps.reduce(placeOf, first) }) };
};

/** The same steps, shorter. */
export const packSteps = (steps: readonly CalculationStep[]): PackedSteps => {
  const { shareSteps, pack } = createSharePacker();
  const packed = steps.map(({ id: _id, metricKey, entityId, period, share, ...step }): PackedStep => {
    const above = step.parentId === null ? undefined : steps[step.parentId];
    const isSamePeriod = above?.period.start === period.start && above.period.end === period.end;
    // What is undefined is not sent.
    return {
      ...step,
      metricKey: metricKey === above?.metricKey ? undefined : metricKey,
      entityId: entityId === above?.entityId ? undefined : entityId,
      period: isSamePeriod ? undefined : period,
      value: step.value ?? undefined,
      gap: step.gap ?? undefined,
      formula: step.formula ?? undefined,
      method: step.method ?? undefined,
      days: step.days ?? undefined,
      dataPointId: step.dataPointId ?? undefined,
      share: share ? pack(share) : undefined,
    };
  });
  return { steps: packed, shareSteps };
};

const nothing = { value: null, gap: null, formula: null, method: null, days: null, dataPointId: null };

/** The steps that were packed. */
export const unpackSteps = ({ steps, shareSteps }: PackedSteps): CalculationStep[] => {
  const sharesUpTo = (place: number | null): Share['steps'] => {
    const last = place === null ? undefined : shareSteps[place];
    if (!last) return [];
    const { above, ...step } = last;
    return [...sharesUpTo(above), step];
  };
  const unpacked: CalculationStep[] = [];
  for (const [id, { share, metricKey, entityId, period, ...step }] of steps.entries()) {
    const above = step.parentId === null ? undefined : unpacked[step.parentId];
    unpacked.push({
      ...nothing,
      ...step,
      id,
      metricKey: metricKey ?? above?.metricKey ?? '',
      entityId: entityId === undefined ? (above?.entityId ?? null) : entityId,
      period: period ?? above?.period ?? { start: '', end: '' },
      ...(share && { share: { percent: share.percent, steps: sharesUpTo(share.last) } }),
    });
  }
  return unpacked;
};
