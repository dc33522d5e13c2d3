import type { DataPoint, DataPointChange } from '@esg/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { draftOf, type PointDraft } from '../shared/point-draft.ts';
import type { Section } from '../shared/use-section.ts';
import { type PointWrite, restOf } from './point-write.ts';
import {
  carriedTo,
  completeDraft,
  emptyPoint,
  newPlace,
  type Place,
  storedPoint,
  type TypedDraft,
} from './typed-point.ts';
import { useChecks } from './use-checks.ts';
import { useCreateCopy } from './use-create-copy.ts';
import { useOpenExisting } from './use-open-existing.ts';
import { type PointSave, usePointSave } from './use-point-save.ts';
import { type TypedPoint, useTypedPoint } from './use-typed-point.ts';

type EditorOptions = { readonly section: Section; readonly point: DataPoint | undefined; readonly place: Place };

const keyOf = ({ section, point, place }: EditorOptions) => point?.id ?? newPlace(section.section.id, place);

/** Opens the address of a new data point once it is stored. */
const useNavigateToSaved = (saving: PointSave, isNew: boolean, drop: () => void) => {
  const navigate = useNavigate();
  const id = saving.state.kind === 'saved' && isNew ? saving.value.id : null;
  useEffect(() => {
    if (id === null) return;
    drop();
    void navigate({ to: '.', search: { dataPointId: id }, replace: true, ignoreBlocker: true });
  }, [id, drop, navigate]);
};

/** Opens another data point, which now has the values that were typed here. */
const useMoveTo = (drop: () => void) => {
  const navigate = useNavigate();
  return (id: string) => {
    drop();
    void navigate({ to: '.', search: { dataPointId: id }, ignoreBlocker: true });
  };
};

/** Both sides of a conflict between two people, until it is decided. */
const competingOf = ({ state, value }: PointSave, seen: PointDraft | undefined) => {
  if (state.kind !== 'conflict' || !value.draft || !state.current.value.draft) return undefined;
  const { value: theirs, version, updatedAt, updatedBy } = state.current;
  const current = { ...(theirs.draft ?? value.draft), sectionId: value.sectionId, version, updatedAt };
  return { seen: seen ?? value.draft, mine: value.draft, current: { ...current, updatedBy: { id: '', ...updatedBy } } };
};

/** Sends the typed values, and resolves a conflict with somebody who changed the same data point. */
const useSending = (options: EditorOptions, typed: TypedPoint) => {
  const { section, point } = options;
  const { entityId } = typed.draft;
  const sectionId = section.section.id;
  const untouched: PointWrite = useMemo(
    () =>
      point ? restOf(point) : { id: null, sectionId, entityId: null, draft: null, seen: null, version: 0, key: '' },
    [point, sectionId],
  );
  const saving = usePointSave(keyOf(options), untouched);
  useNavigateToSaved(saving, !point, typed.drop);
  const putAside = () => saving.reset({ value: untouched, version: untouched.version });
  const seen = point && completeDraft(typed.seen, '');
  const send = (draft: PointDraft, over: PointDraft | undefined, version: number) =>
    saving.change({
      id: point?.id ?? null,
      sectionId,
      entityId,
      draft,
      seen: over ?? null,
      version,
      key: crypto.randomUUID(),
    });
  return {
    state: saving.state,
    /** Dismisses a refusal; the typed values stay. */
    putAside,
    send: (draft: PointDraft) => send(draft, seen, typed.version),
    competing: competingOf(saving, seen),
    merge: (merged: PointDraft, current: PointDraft, version: number) => {
      typed.hold({ draft: { ...merged, entityId }, seen: { ...draftOf(current), entityId }, version });
      putAside();
      send(merged, draftOf(current), version);
    },
  };
};

/** The stored data point, or the empty one with which a new one begins. */
const useStored = ({ point, place: { entityId, reportingTimeId } }: EditorOptions) =>
  useMemo(
    () => (point ? storedPoint(point) : emptyPoint({ entityId, reportingTimeId })),
    [point, entityId, reportingTimeId],
  );

/** One data point while it is entered or changed. */
export const usePointEditor = (options: EditorOptions) => {
  const { section, point } = options;
  const typed = useTypedPoint(keyOf(options), useStored(options));
  const [held, setHeld] = useState(false);
  const [tried, setTried] = useState(false);
  const sending = useSending(options, typed);
  const checks = useChecks(section, point?.id, typed.draft);
  const anew = useCreateCopy(section.section.id);
  // In a section with labels, the person may mean the value of another label.
  const isOpen = !point && sending.state.kind !== 'saved';
  useOpenExisting(section.labels.length > 0 ? null : checks.existing, typed.draft, isOpen, typed.drop);
  const complete = held ? undefined : completeDraft(typed.draft, checks.start?.methodology ?? '');
  const isSending = sending.state.kind === 'saving' || sending.state.kind === 'kept';
  return {
    ...sending,
    section,
    point,
    draft: typed.draft,
    unsaved: typed.unsaved || held,
    restored: typed.restored,
    checks,
    tried,
    isComplete: complete !== undefined,
    isSending,
    moveTo: useMoveTo(typed.drop),
    /** Another data point with the values typed here. */
    changeOf: (original: DataPoint): DataPointChange => {
      const { draft, version } = carriedTo(storedPoint(original), typed.draft);
      return { ...draftOf(original), ...completeDraft(draft, original.methodology), version };
    },
    type: (part: Partial<TypedDraft>) => {
      if (sending.state.kind === 'refused') sending.putAside();
      if ('value' in part) setHeld(false);
      typed.type(part);
    },
    /** The boxes of the value hold no readable figure at the moment, so nothing can be saved. */
    hold: () => setHeld(true),
    /** The typed values as a new data point: for one that somebody removed meanwhile. */
    enterAnew: () => {
      if (!point) return;
      sending.putAside();
      void anew(point.id, typed.draft);
    },
    /** Goes back to the stored values. */
    drop: () => {
      setHeld(false);
      setTried(false);
      sending.putAside();
      typed.drop();
    },
    save: () => {
      setTried(true);
      if (complete && !isSending) sending.send(complete);
    },
  };
};

export type PointEditor = ReturnType<typeof usePointEditor>;
