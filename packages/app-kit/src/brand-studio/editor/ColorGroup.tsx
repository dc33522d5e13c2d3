import type { ColorSetting, Mode, SettingPath, Theme } from '@esg/tokens';
import { foreignStates } from '@esg/tokens/studio';
import { ColorField, type ColorSuggestion, Fieldset } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { askedPaths, colorAt } from '../model/setting-paths.ts';
import type { LinkedStates } from '../use-linked-states.ts';
import { useColorLabels } from '../words/use-color-labels.ts';
import { useFieldWords } from '../words/use-field-words.ts';
import * as css from './BrandEditor.css.ts';
import { StateButtons } from './StateButtons.tsx';
import { StateLink } from './StateLink.tsx';

type ColorGroupProps = {
  readonly group: 'primary' | 'secondary' | 'special';
  readonly setting: ColorSetting;
  readonly themes: Themes;
  readonly states: LinkedStates;
  readonly suggestions: readonly ColorSuggestion[];
  readonly disabled: boolean;
  readonly onColor: (path: SettingPath, color: string) => void;
  /** The whole setting after a change in more than one place; the field names it for undo. */
  readonly onSetting: (setting: ColorSetting, field: string) => void;
};

/** The setting's theme in either mode. */
export type Themes = Readonly<Record<Mode, Theme>>;

/** Where an empty colour shows the derived one. */
const derivedFrom: Partial<Record<SettingPath, readonly [Mode, keyof Theme['colors']]>> = {
  'primary.hoverColor': ['light', 'esg-color-action-bg-hover'],
  'primary.activeColor': ['light', 'esg-color-action-bg-active'],
  'primary.darkColor': ['dark', 'esg-color-action-bg'],
  'secondary.hoverColor': ['light', 'esg-color-secondary-bg-hover'],
  'secondary.activeColor': ['light', 'esg-color-secondary-bg-active'],
  'secondary.darkColor': ['dark', 'esg-color-secondary-bg'],
  'special.secondaryColor': ['light', 'esg-color-special-to'],
  'special.darkColor': ['dark', 'esg-color-special-from'],
  'special.darkSecondaryColor': ['dark', 'esg-color-special-to'],
};
const derivedAt = (path: SettingPath, themes: Themes): string | undefined => {
  const place = derivedFrom[path];
  return place && themes[place[0]].colors[place[1]];
};

/**
 * The typed text is no colour, or a required box is empty: the colour used meanwhile, and the value of the box, so that it still shows the
 * text.
 */
type Trouble = { readonly kind: 'unreadable' | 'missing'; readonly stands: string; readonly given: string };

const useTroubleWords = () => {
  const { t } = useLingui();
  return (kind: 'unreadable' | 'missing', stands: string) =>
    kind === 'missing'
      ? t`Enter a colour. Until then, ${stands} is used.`
      : t`This isn’t a colour yet. Write six digits, such as ${stands}, which is used until then.`;
};

const useColorHint = () => {
  const { t } = useLingui();
  return (path: SettingPath, setting: ColorSetting, { light }: Themes): string | undefined => {
    const isForeign = (['primary', 'secondary'] as const).some((group) =>
      foreignStates(setting, group).some((foreign) => foreign === path),
    );
    const shift = light.shifts.find((made) => made.path === path);
    if (shift?.reason.kind === 'difference')
      return t`Drawn in ${shift.used}: as asked, it couldn’t be told from the colour at rest.`;
    if (shift)
      return isForeign
        ? t`Belongs to another hue than the colour at rest, and is shifted to ${shift.used} so that text on it can be read.`
        : t`Shifted to ${shift.used}, so that it can be read. The readability list says why.`;
    if (isForeign) return t`Belongs to another hue than the colour at rest.`;
    if (path === 'secondary.darkColor') return t`Left empty, a pale tint turns dark with the page and stays quiet.`;
    return undefined;
  };
};

/** The colours of one role, with the button or banner that uses them. */
export const ColorGroup = (props: ColorGroupProps) => {
  const { group, setting, themes, states, suggestions, disabled, onColor, onSetting } = props;
  const nameOf = useFieldWords();
  const labels = useColorLabels();
  const troubleOf = useTroubleWords();
  const hintOf = useColorHint();
  const purposeOf = usePurpose();
  const [trouble, setTrouble] = useState<Partial<Record<SettingPath, Trouble>>>({});

  /** Ends as soon as the colour changes elsewhere, e.g. by undo. */
  const troubleAt = (path: SettingPath) => {
    const found = trouble[path];
    return found?.stands === colorAt(setting, path) ? found : undefined;
  };
  const take = (path: SettingPath, value: string | undefined) => {
    const stands = colorAt(setting, path);
    const missing = value === '' && path.endsWith('.color');
    const next: Trouble | undefined =
      value === undefined
        ? { kind: 'unreadable', stands, given: troubleAt(path)?.given ?? stands }
        : missing
          ? { kind: 'missing', stands, given: '' }
          : undefined;
    setTrouble({ ...trouble, [path]: next });
    if (value !== undefined && !missing) onColor(path, value);
  };

  return (
    <Fieldset label={nameOf(`${group}.color`)} hint={purposeOf[group]}>
      <div className={css.group}>
        <StateButtons group={group} theme={themes.light} />
        {group !== 'special' && (
          <StateLink group={group} setting={setting} states={states} disabled={disabled} onSetting={onSetting} />
        )}
        {askedPaths[group].map((path) => {
          const color = colorAt(setting, path);
          const wrong = troubleAt(path);
          const derived = derivedAt(path, themes);
          return (
            <ColorField
              key={path}
              label={nameOf(path)}
              hint={disabled ? undefined : hintOf(path, setting, themes)}
              error={wrong && troubleOf(wrong.kind, color)}
              required={path.endsWith('.color')}
              value={wrong?.given ?? color}
              disabled={disabled}
              suggestions={suggestions}
              labels={labels}
              {...(derived ? { derived } : {})}
              onChange={({ value }) => take(path, value)}
            />
          );
        })}
      </div>
    </Fieldset>
  );
};

const usePurpose = () => ({
  primary: <Trans>The one main action, selection and progress.</Trans>,
  secondary: <Trans>The second action beside it.</Trans>,
  special: <Trans>The gradient of the welcome banner, the report cover and completion.</Trans>,
});
