import type { BrandContent, Language } from '@esg/contract';
import { settingPaths } from '@esg/tokens';
import type { VisionDeficiency } from '@esg/tokens/studio';
import { colorAt } from './setting-paths.ts';

/** Sides in pixels of the windows in which a screen is shown: a typical one, and a typical telephone. */
export const previewSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;
export type PreviewWidth = keyof typeof previewSizes;
export const previewWidths = Object.keys(previewSizes) as PreviewWidth[];

/** The view of the screens, which is not part of the brand. */
export type StudioView = {
  /** Id of the screen; empty for the first one. */
  readonly screen: string;
  readonly mode: 'light' | 'dark' | 'both';
  readonly language: Language;
  readonly width: PreviewWidth;
  readonly vision: 'full' | VisionDeficiency;
  /** Whether the saved brand is shown beside the edited one. */
  readonly compare: boolean;
};

/** A brand before a change, the changed field, and the time of its last change in milliseconds. */
type Step = { readonly value: BrandContent; readonly field: string; readonly at: number };

/** The owner has the brand itself; this is its history, for undo and redo. */
export type StudioState = {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly view: StudioView;
};

/** Actions in the studio. `value` is the brand before the action. */
export type StudioAction =
  | { readonly type: 'edited'; readonly value: BrandContent; readonly field: string; readonly at: number }
  | { readonly type: 'undone'; readonly value: BrandContent }
  | { readonly type: 'redone'; readonly value: BrandContent }
  | { readonly type: 'viewed'; readonly view: Partial<StudioView> };

/** Changes of one field that follow each other faster than this are one step: a drag, or a word being typed. */
export const mergeWithinMs = 800;
const stepsMax = 200;

const edited = (state: StudioState, { value, field, at }: Extract<StudioAction, { type: 'edited' }>): StudioState => {
  const last = state.past.at(-1);
  const goesOn = last?.field === field && at - last.at < mergeWithinMs && state.future.length === 0;
  const past = goesOn ? [...state.past.slice(0, -1), { ...last, at }] : [...state.past, { value, field, at }];
  return { ...state, past: past.slice(-stepsMax), future: [] };
};

/** Pure. A step that does not exist changes nothing. */
export const studioReducer = (state: StudioState, action: StudioAction): StudioState => {
  switch (action.type) {
    case 'edited':
      return edited(state, action);
    case 'undone': {
      const last = state.past.at(-1);
      if (!last) return state;
      // No edit may extend a step that was undone.
      const step = { value: action.value, field: last.field, at: Number.NEGATIVE_INFINITY };
      return { ...state, past: state.past.slice(0, -1), future: [...state.future, step] };
    }
    case 'redone': {
      const next = state.future.at(-1);
      if (!next) return state;
      const step = { value: action.value, field: next.field, at: Number.NEGATIVE_INFINITY };
      return { ...state, past: [...state.past, step], future: state.future.slice(0, -1) };
    }
    case 'viewed':
      return { ...state, view: { ...state.view, ...action.view } };
  }
};

/** The brand after one step back or forth, and the field of that step. */
export const stepBack = (state: StudioState): Step | undefined => state.past.at(-1);
export const stepForth = (state: StudioState): Step | undefined => state.future.at(-1);

/** The same words and colours. */
export const sameBrand = (a: BrandContent, b: BrandContent): boolean =>
  a.companyName === b.companyName &&
  a.supportEmail === b.supportEmail &&
  a.colorSetting.isDefaultTheme === b.colorSetting.isDefaultTheme &&
  settingPaths.every((path) => colorAt(a.colorSetting, path) === colorAt(b.colorSetting, path));
