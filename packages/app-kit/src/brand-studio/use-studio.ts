import type { BrandContent } from '@esg/contract';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { activeLanguage } from '../i18n/catalogues.ts';
import type { BrandReading } from './model/brand-file.ts';
import { readStudioLink, writeStudioLink } from './model/studio-link.ts';
import { type StudioView, sameBrand, stepBack, stepForth, studioReducer } from './model/studio-state.ts';
import type { BrandStudioProps } from './studio-props.ts';

/** One change: the brand after it and the field it concerns. */
export type Edit = (value: BrandContent, field: string) => void;

/** A brand from a link that waits for a decision. */
export type Arrival = { readonly reading: BrandReading; readonly settle: (take: boolean) => void };

type Owner = Pick<BrandStudioProps, 'value' | 'onChange' | 'saved' | 'received' | 'onLink'>;

const linkDelayMs = 250;

/** Reports the work as a hash, once it stops changing. */
const useLink = ({ value, saved, onLink }: Owner, view: StudioView, arrived: boolean): void => {
  const hash = writeStudioLink(sameBrand(value, saved) ? undefined : value, view);
  const shareLink = useRef(onLink);
  shareLink.current = onLink;
  useEffect(() => {
    // A link that is still being decided on must survive a reload.
    if (arrived) return;
    const timer = setTimeout(() => shareLink.current?.({ hash }), linkDelayMs);
    return () => clearTimeout(timer);
  }, [hash, arrived]);
};

/** The studio's state and its actions. */
export const useStudio = (owner: Owner) => {
  const { value, onChange, saved, received = '' } = owner;
  const opened = useMemo(() => readStudioLink(received), [received]);
  const [state, dispatch] = useReducer(studioReducer, undefined, () => ({
    past: [],
    future: [],
    view: received === '' ? { ...opened.view, language: activeLanguage() } : opened.view,
  }));
  const [waiting, setWaiting] = useState(opened.reading);

  const edit: Edit = (next, field) => {
    dispatch({ type: 'edited', value, field, at: performance.now() });
    onChange({ value: next });
  };
  const go = (type: 'undone' | 'redone') => {
    const step = type === 'undone' ? stepBack(state) : stepForth(state);
    if (!step) return undefined;
    dispatch({ type, value });
    onChange({ value: step.value });
    return step.field;
  };
  const take = (reading: BrandReading) => {
    if (!('brand' in reading)) return;
    const next = { ...value, ...reading.brand };
    if (!sameBrand(next, value)) edit(next, 'link');
  };
  const settle = (taken: boolean) => {
    if (taken && waiting) take(waiting);
    setWaiting(undefined);
  };

  // A brand that arrives before any change overwrites nothing.
  const unopposed = useRef(opened.reading && sameBrand(value, saved) ? opened.reading : undefined);
  useEffect(() => {
    if (!unopposed.current || !('brand' in unopposed.current)) return;
    take(unopposed.current);
    unopposed.current = undefined;
    setWaiting(undefined);
  });

  useLink(owner, state.view, waiting !== undefined);
  const arrival: Arrival | undefined =
    waiting && !(unopposed.current && 'brand' in waiting) ? { reading: waiting, settle } : undefined;
  return {
    view: state.view,
    look: (view: Partial<StudioView>) => dispatch({ type: 'viewed', view }),
    edit,
    undo: () => go('undone'),
    redo: () => go('redone'),
    mayUndo: stepBack(state) !== undefined,
    mayRedo: stepForth(state) !== undefined,
    arrival,
    /** The whole work as a hash to share. */
    hash: writeStudioLink(value, state.view),
  };
};

export type Studio = ReturnType<typeof useStudio>;
