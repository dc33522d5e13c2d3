import type { ColorSetting, SettingPath } from '@esg/tokens';
import { foreignStates, type StateGroup } from '@esg/tokens/studio';
import { useState } from 'react';
import { withColorAt, withDerivedStates } from './model/setting-paths.ts';

/** Hover and active colours that depend on their resting colours. */
export type LinkedStates = {
  /** Whether the states of a group follow when its resting colour changes. */
  readonly isLinked: (group: StateGroup) => boolean;
  readonly link: (group: StateGroup, linked: boolean) => void;
  /** The setting with the states of a group derived; they follow from then on. */
  readonly derive: (group: StateGroup) => ColorSetting;
  /** The setting with another colour at one place, and the states that follow it. */
  readonly withColor: (path: SettingPath, color: string) => ColorSetting;
};

const groups = ['primary', 'secondary'] as const;

/**
 * States follow their resting colour until somebody unlinks them or types one: when it changes they are derived again. States of another
 * hue were chosen by somebody, so they begin unlinked.
 */
export const useLinkedStates = (setting: ColorSetting): LinkedStates => {
  const [unlinked, setUnlinked] = useState<ReadonlySet<StateGroup>>(
    () => new Set(groups.filter((group) => foreignStates(setting, group).length > 0)),
  );
  const link = (group: StateGroup, linked: boolean) =>
    setUnlinked(new Set(groups.filter((known) => (known === group ? !linked : unlinked.has(known)))));
  const isLinked = (group: StateGroup) => !unlinked.has(group);
  return {
    isLinked,
    link,
    derive: (group) => {
      link(group, true);
      return withDerivedStates(setting, group);
    },
    withColor: (path, color) => {
      const next = withColorAt(setting, path, color);
      const group = groups.find((known) => path.startsWith(`${known}.`));
      if (group === undefined) return next;
      if (/\.(hover|active)Color$/.test(path) && color !== '') link(group, false);
      return path === `${group}.color` && isLinked(group) ? withDerivedStates(next, group) : next;
    },
  };
};
