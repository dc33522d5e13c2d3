import { Pipette } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ColorArea, type ColorAreaLabels } from './ColorArea.tsx';
import * as css from './ColorField.css.ts';
import { type Hsv, toHex, toHsv } from './color-text.ts';

/** A colour offered for a press. */
export type ColorSuggestion = { /** `#rrggbb` in small letters. */ value: string; label: string };

export type ColorPickerLabels = ColorAreaLabels & {
  /** Names the slider of hues. */
  hue: string;
  /** Says a hue, such as "120°". */
  degrees: (slider: { degrees: number }) => string;
  /** Names the group of suggested colours. */
  suggestions: string;
  /** Takes a colour from anywhere on the screen; offered by browsers that can. */
  eyeDropper: string;
};

export type ColorPickerProps = {
  /** `#rrggbb`. */
  value: string;
  onPick: (pick: { value: string }) => void;
  labels: ColorPickerLabels;
  suggestions?: readonly ColorSuggestion[] | undefined;
  /** If given, offers to return to the derived colour. */
  clear?: { label: string; onClear: () => void } | undefined;
};

type ScreenPicker = new () => { open: () => Promise<{ sRGBHex: string }> };
const screenPicker = () => (globalThis as { EyeDropper?: ScreenPicker }).EyeDropper;

/** Area, hue, suggestions and the browser's own eye dropper. */
export const ColorPicker = ({ value, onPick, labels, suggestions = [], clear }: ColorPickerProps) => {
  const [kept, setKept] = useState(() => toHsv(value));
  // Grey has no hue and black no saturation: the chosen ones are kept as long as they give the value.
  const hsv = toHex(kept) === value ? kept : toHsv(value);
  const choose = (next: Hsv) => {
    setKept(next);
    onPick({ value: toHex(next) });
  };
  const EyeDropper = screenPicker();
  const degrees = Math.round(hsv.h);

  return (
    <div className={css.picker}>
      <ColorArea hsv={hsv} onChange={choose} labels={labels} />
      <input
        className={css.hue}
        type="range"
        min={0}
        max={360}
        value={degrees}
        aria-label={labels.hue}
        aria-valuetext={labels.degrees({ degrees })}
        onChange={(event) => choose({ ...hsv, h: Number(event.currentTarget.value) })}
      />
      {suggestions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
        <div className={css.suggestions} role="group" aria-label={labels.suggestions}>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion.value}
              className={css.suggestion}
              type="button"
              aria-label={suggestion.label}
              aria-pressed={suggestion.value === value}
              title={suggestion.label}
              style={{ backgroundColor: suggestion.value }}
              onClick={() => onPick({ value: suggestion.value })}
            />
          ))}
        </div>
      )}
      {(EyeDropper || clear) && (
        <div className={css.tools}>
          {EyeDropper && (
            <Button size="compact" icon={<Pipette aria-hidden />} onClick={() => takeFromScreen(EyeDropper, onPick)}>
              {labels.eyeDropper}
            </Button>
          )}
          {clear && (
            <Button size="compact" emphasis="bare" onClick={clear.onClear}>
              {clear.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

const takeFromScreen = async (EyeDropper: ScreenPicker, onPick: ColorPickerProps['onPick']) => {
  // Leaving the eye dropper by Escape rejects: no colour was picked, nothing changes.
  const picked = await new EyeDropper().open().catch(() => undefined);
  if (picked) onPick({ value: picked.sRGBHex.toLowerCase() });
};
