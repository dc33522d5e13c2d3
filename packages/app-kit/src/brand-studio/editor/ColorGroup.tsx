import type { ColorSetting, SettingPath, Theme } from '@esg/tokens';
import { ColorField, type ColorSuggestion, Fieldset } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { colorAt } from '../model/setting-paths.ts';
import { useColorLabels } from '../words/use-color-labels.ts';
import { useFieldWords } from '../words/use-field-words.ts';
import * as css from './BrandEditor.css.ts';
import { StateButtons } from './StateButtons.tsx';

type ColorGroupProps = {
  readonly group: 'primary' | 'secondary' | 'special';
  readonly paths: readonly SettingPath[];
  readonly setting: ColorSetting;
  readonly theme: Theme;
  readonly suggestions: readonly ColorSuggestion[];
  readonly disabled: boolean;
  readonly onColor: (path: SettingPath, color: string) => void;
};

/** Where a colour that is left empty shows what is derived for it. */
const derivedFrom = {
  'primary.hoverColor': 'esg-color-action-bg-hover',
  'primary.activeColor': 'esg-color-action-bg-active',
  'secondary.hoverColor': 'esg-color-secondary-bg-hover',
  'secondary.activeColor': 'esg-color-secondary-bg-active',
  'special.secondaryColor': 'esg-color-special-to',
} as const satisfies Partial<Record<SettingPath, keyof Theme['colors']>>;
const isDerived = (path: SettingPath): path is keyof typeof derivedFrom => path in derivedFrom;

/**
 * What is typed means no colour, or the box of a needed one is empty: the colour that stands meanwhile, and the value that
 * the box was given, so that it goes on showing what is typed.
 */
type Trouble = { readonly kind: 'unreadable' | 'missing'; readonly stands: string; readonly given: string };

const useTroubleWords = () => {
  const { t } = useLingui();
  return (kind: 'unreadable' | 'missing', stands: string) =>
    kind === 'missing'
      ? t`A colour is needed here. ${stands} stands until there is one.`
      : t`This is no colour yet. Write six digits, such as ${stands}; that one stands until then.`;
};

const useColorHint = () => {
  const { t } = useLingui();
  return (path: SettingPath, theme: Theme): string | undefined => {
    const shift = theme.shifts.find((made) => made.path === path);
    if (shift) return t`Shifted to ${shift.used}, so that it can be read. The readability list says why.`;
    if (path === 'special.hoverColor' || path === 'special.activeColor')
      return t`Kept with the brand; no screen shows it.`;
    return undefined;
  };
};

/** The colours of one role, with the button or banner that wears them. */
export const ColorGroup = ({ group, paths, setting, theme, suggestions, disabled, onColor }: ColorGroupProps) => {
  const nameOf = useFieldWords();
  const labels = useColorLabels();
  const troubleOf = useTroubleWords();
  const hintOf = useColorHint();
  const purposeOf = usePurpose();
  const [trouble, setTrouble] = useState<Partial<Record<SettingPath, Trouble>>>({});

  /** Over as soon as the colour changes from elsewhere, e.g. by undo. */
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
        <StateButtons group={group} theme={theme} />
        {paths.map((path) => {
          const color = colorAt(setting, path);
          const wrong = troubleAt(path);
          return (
            <ColorField
              key={path}
              label={nameOf(path)}
              hint={disabled ? undefined : hintOf(path, theme)}
              error={wrong && troubleOf(wrong.kind, color)}
              required={path.endsWith('.color')}
              value={wrong?.given ?? color}
              disabled={disabled}
              suggestions={suggestions}
              labels={labels}
              {...(isDerived(path) ? { derived: theme.colors[derivedFrom[path]] } : {})}
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
