import { boundaryMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useNumberFormat, useProblemSentences } from '@esg/app-kit';
import {
  type BoundaryEntity,
  boundaryLimits,
  type FinancialControl,
  type Holding,
  type HoldingsChange,
  isLease,
  isOwnership,
  sameJson,
} from '@esg/contract';
import { parseDecimal } from '@esg/quantities';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** What is typed for many entities: an empty field leaves what each of them has, and a day of undefined can't be read. */
export type TypedForMany = {
  readonly ownership: string;
  readonly operated: '' | 'yes' | 'no';
  readonly financialControl: '' | FinancialControl;
  readonly joined: string | undefined;
  readonly left: string | undefined;
};

const nothingTyped: TypedForMany = { ownership: '', operated: '', financialControl: '', joined: '', left: '' };

const plainHolding = ({ entityId: _id, since: _since, version: _version, ...holding }: BoundaryEntity): Holding =>
  holding;

/** The relation of one entity with what was typed. What a lease doesn't ask about stays. */
const holdingWith = (held: BoundaryEntity, typed: TypedForMany, ownership: string | undefined): Holding => {
  const owned: Partial<Holding> = {
    ...(ownership !== undefined && { ownership }),
    ...(typed.operated && { operated: typed.operated === 'yes' }),
    ...(typed.financialControl && { financialControl: typed.financialControl }),
  };
  return {
    ...plainHolding(held),
    ...(!isLease(held.kind) && owned),
    ...(typed.joined && { joined: typed.joined }),
    ...(typed.left && { left: typed.left }),
  };
};

type Writes = HoldingsChange['entities'];

/** Who changes, and what they have after it. */
const writesOf = (chosen: readonly BoundaryEntity[], holdingOf: (held: BoundaryEntity) => Holding): Writes =>
  chosen.flatMap((held) => {
    const holding = holdingOf(held);
    const isSame = sameJson(holding, plainHolding(held));
    return isSame ? [] : [{ entityId: held.entityId, version: held.version, holding }];
  });

/** Stores what many entities are, announces it, and offers to undo it. */
const useStoring = (year: number, onDone: () => void) => {
  const { mutateAsync, error, isPending } = useMutation(boundaryMutations.holdMany(useApi(), useQueryClient()));
  const store = async (chosen: readonly BoundaryEntity[], entities: Writes) => {
    const before = new Map(chosen.map((held) => [held.entityId, held]));
    const after = await mutateAsync({ year, entities });
    const back = after.flatMap(({ entityId, version }) => {
      const held = before.get(entityId);
      // Where the year said nothing before, it says nothing again.
      return held ? [{ entityId, version, holding: held.version === 0 ? null : plainHolding(held) }] : [];
    });
    const undo = () =>
      void mutateAsync({ year, entities: back }).then(
        () => notify('success', msg`The change was undone`),
        notifyProblem,
      );
    notify('success', msg`Saved for this year and later ones`, { label: msg`Undo`, run: undo });
    onDone();
  };
  return { store, error, isPending };
};

const fieldNames = ['ownership', 'joined', 'left'] as const;
type Field = (typeof fieldNames)[number];

/** What many entities are to the organisation, while it is typed. */
export const useManyForm = (year: number, chosen: readonly BoundaryEntity[], onDone: () => void) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const { issue } = useProblemSentences();
  const format = useNumberFormat();
  const [typed, setTyped] = useState(nothingTyped);
  const [tried, setTried] = useState(false);
  const { store, error, isPending } = useStoring(year, onDone);
  const labels: Record<Field, string> = {
    ownership: t`Ownership in percent`,
    joined: t`First day in the organisation`,
    left: t`Last day in the organisation`,
  };
  const ids: Record<Field, string> = { ownership: useId(), joined: useId(), left: useId() };
  const ownership = typed.ownership.trim() === '' ? undefined : parseDecimal(typed.ownership, format);
  const writes = writesOf(chosen, (held) => holdingWith(held, typed, ownership));
  const isReversed = writes.some(({ holding }) => holding?.joined && holding.left && holding.left < holding.joined);
  const { ownershipMax, ownershipPlaces } = boundaryLimits;
  const most = decimal(String(ownershipMax));
  const isShare = typed.ownership.trim() === '' || (ownership !== undefined && isOwnership(ownership));
  const unread = (field: 'joined' | 'left') =>
    typed[field] === undefined ? issue({ rule: 'date_invalid', params: {} }, labels[field]) : undefined;
  const found: Record<Field, string | undefined> = {
    ownership: isShare ? undefined : t`Enter a share from 0 to ${most} with at most ${ownershipPlaces} decimal places`,
    joined: unread('joined'),
    left: isReversed ? issue({ rule: 'period_end_before_start', params: {} }, labels.left) : unread('left'),
  };
  const isSound = fieldNames.every((field) => found[field] === undefined);
  const shown = (field: Field) => (tried ? found[field] : undefined);
  return {
    typed,
    change: (part: Partial<TypedForMany>) => setTyped((before) => ({ ...before, ...part })),
    labels,
    ids,
    shown,
    errors: fieldNames.flatMap((field) => {
      const message = shown(field);
      return message === undefined ? [] : [{ fieldId: ids[field], message }];
    }),
    /** How many of the chosen ones would change. */
    changed: isSound ? writes.length : 0,
    error,
    pending: isPending,
    save: () => {
      setTried(true);
      // The refusal stays in the dialog.
      if (isSound && writes.length > 0 && !isPending) void store(chosen, writes).catch(() => undefined);
    },
  };
};

export type ManyForm = ReturnType<typeof useManyForm>;
