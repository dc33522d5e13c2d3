import { ApiError, boundaryMutations, boundaryQueries, currentOf } from '@esg/api-client';
import { notify, useApi, useDraft, useFormatters, useNumberFormat, useProblemSentences } from '@esg/app-kit';
import { type BoundaryEntity, boundaryLimits, type Entity, type Holding, isOwnership, sameJson } from '@esg/contract';
import { parseDecimal } from '@esg/quantities';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

/**
 * The typed relation of an entity over the stored state that the person saw: the share as written, days as `yyyy-MM-dd`, empty for none,
 * left out while unreadable.
 */
export type TypedHolding = Omit<Holding, 'joined' | 'left'> & {
  /** Whether it is left out: a choice of its own, with a reason. */
  readonly isExcluded: boolean;
  readonly joined?: string | undefined;
  readonly left?: string | undefined;
  readonly version: number;
};

/** The relation alone. */
const holdingOf = ({ entityId: _id, since: _since, version: _version, ...holding }: BoundaryEntity): Holding => holding;

/** The relation as it would be stored. */
const holdingIn = (
  { version: _version, isExcluded, ...typed }: TypedHolding,
  ownership: string | undefined,
): Holding => ({
  ...typed,
  exclusion: isExcluded ? typed.exclusion.trim() : '',
  ownership: ownership ?? typed.ownership,
  joined: typed.joined || null,
  left: typed.left || null,
});

const fieldNames = ['ownership', 'joined', 'left', 'exclusion'] as const;
type Field = (typeof fieldNames)[number];

/** The error of each field: found here, or else by the gateway. */
const useFieldErrors = (typed: TypedHolding, ownership: string | undefined, error: unknown) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const { issue, issueAt } = useProblemSentences();
  const labels: Record<Field, string> = {
    ownership: t`Ownership in percent`,
    joined: t`First day in the organisation`,
    left: t`Last day in the organisation`,
    exclusion: t`Why it is left out`,
  };
  const { joined, left, isExcluded, exclusion } = typed;
  const { ownershipMax, ownershipPlaces, reasonLengthMax } = boundaryLimits;
  const most = decimal(String(ownershipMax));
  const dayIssue = (day: string | undefined, field: Field) =>
    day === undefined ? issue({ rule: 'date_invalid', params: {} }, labels[field]) : undefined;
  const reasonIssue =
    exclusion.trim() === ''
      ? issue({ rule: 'required', params: {} }, labels.exclusion)
      : exclusion.length > reasonLengthMax
        ? issue({ rule: 'too_long', params: { length: reasonLengthMax } }, labels.exclusion)
        : undefined;
  const isReversed = Boolean(joined && left && left < joined);
  const here: Record<Field, string | undefined> = {
    ownership:
      ownership === undefined
        ? issue({ rule: 'not_a_number', params: {} }, labels.ownership)
        : isOwnership(ownership)
          ? undefined
          : t`Enter a share from 0 to ${most} with at most ${ownershipPlaces} decimal places`,
    joined: dayIssue(joined, 'joined'),
    left: isReversed ? issue({ rule: 'period_end_before_start', params: {} }, labels.left) : dayIssue(left, 'left'),
    exclusion: isExcluded ? reasonIssue : undefined,
  };
  const isSound = fieldNames.every((field) => here[field] === undefined);
  const found = (field: Field) => here[field] ?? issueAt(error, field, labels[field]);
  return { labels, isSound, found };
};

type Options = {
  readonly year: number;
  readonly entity: Entity;
  readonly held: BoundaryEntity;
  readonly onClose: () => void;
};

/** Sends the relation. Where somebody else was first, their relation competes until the person has chosen one of both. */
const useSending = ({ year, entity }: Pick<Options, 'year' | 'entity'>) => {
  const [competing, setCompeting] = useState<BoundaryEntity>();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, reset, error, isPending } = useMutation(boundaryMutations.hold(api, queryClient));
  const send = (holding: Holding, version: number, saved: () => void) => {
    const refused = (problem: unknown) => {
      const current = currentOf<BoundaryEntity>(problem);
      if (!current) return;
      void queryClient.invalidateQueries(boundaryQueries.ofYear(api, year));
      // Saved already, by a second press or before an answer was lost.
      if (sameJson(holdingOf(current), holding)) saved();
      else setCompeting(current);
    };
    if (!isPending) mutate({ entityId: entity.id, year, ...holding, version }, { onSuccess: saved, onError: refused });
  };
  const forget = () => {
    setCompeting(undefined);
    reset();
  };
  return { send, competing, forget, error, isPending };
};

/**
 * The relation of an entity to the organisation while it is typed. It survives closing the dialog and a reload, until it is saved or
 * discarded.
 */
export const useHoldingForm = ({ year, entity, held, onClose }: Options) => {
  const { decimal } = useFormatters();
  const format = useNumberFormat();
  const { joined, left, ownership: owned, ...said } = holdingOf(held);
  const draft = useDraft<TypedHolding>(`boundary/${year}/${entity.id}`, {
    ...said,
    ownership: decimal(owned),
    joined: joined ?? '',
    left: left ?? '',
    isExcluded: said.exclusion !== '',
    version: held.version,
  });
  const { value } = draft;
  const [tried, setTried] = useState(false);
  const { send, competing, forget, error, isPending } = useSending({ year, entity });
  const ownership = parseDecimal(value.ownership, format);
  const { labels, isSound, found } = useFieldErrors(value, ownership, error);
  const ids: Record<Field, string> = { ownership: useId(), joined: useId(), left: useId(), exclusion: useId() };
  const holding = holdingIn(value, ownership);
  const saved = () => {
    draft.done(value);
    notify('success', msg`Saved for this year and later ones`);
    onClose();
  };
  const saveOver = (version: number) => {
    setTried(true);
    if (isSound) send(holding, version, saved);
  };
  const takeTheirs = () => {
    draft.discard();
    forget();
  };
  const shown = (field: Field) => (tried ? found(field) : undefined);
  const errors = fieldNames.flatMap((field) => {
    const message = shown(field);
    return message === undefined ? [] : [{ fieldId: ids[field], message }];
  });
  return {
    draft,
    value,
    change: (part: Partial<TypedHolding>) => draft.change({ ...value, ...part }),
    /** The relation to save; undefined while a field is invalid. */
    holding: isSound ? holding : undefined,
    ids,
    labels,
    shown,
    errors,
    /** A refusal that concerns no field. */
    refusal: competing || (error instanceof ApiError && errors.length > 0) ? null : error,
    pending: isPending,
    competing,
    /** Waits while somebody else’s change is to be decided about: a second press of Save overwrites nothing unseen. */
    save: () => !competing && saveOver(value.version),
    keepMine: () => competing && saveOver(competing.version),
    takeTheirs,
  };
};

export type HoldingForm = ReturnType<typeof useHoldingForm>;
