import type { ColorSetting, SettingPath } from '@esg/tokens';
import { Button, Card, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ColorSwatch } from '../ColorSwatch.tsx';
import { nearestFor, type Shift } from '../model/readability.ts';
import { useFieldWords } from '../words/use-field-words.ts';
import { ShiftReason } from './ShiftReason.tsx';

type ShiftListProps = {
  readonly shifts: readonly Shift[];
  readonly setting: ColorSetting;
  readonly onColor: (path: SettingPath, color: string) => void;
};

/** Colours that were not used as requested, the reason, the replacement, and the nearest unchanged colour. */
export const ShiftList = ({ shifts, setting, onColor }: ShiftListProps) => (
  <Stack as="ul" gap={3}>
    {shifts.map((shift) => (
      <Card key={`${shift.path} ${shift.used}`} as="li" padding="compact">
        <OneShift shift={shift} setting={setting} onColor={onColor} />
      </Card>
    ))}
  </Stack>
);

const searchDelayMs = 200;

/** Searches for the nearest colour once the setting stops changing, because the search takes longer than a frame. */
const useNearest = (setting: ColorSetting, { path, modes }: Shift): string | undefined => {
  const [nearest, setNearest] = useState<string>();
  const asked = modes.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the list of modes
  useEffect(() => {
    setNearest(undefined);
    const timer = setTimeout(() => setNearest(nearestFor(setting, path, modes)), searchDelayMs);
    return () => clearTimeout(timer);
  }, [setting, path, asked]);
  return nearest;
};

const OneShift = ({ shift, setting, onColor }: Pick<ShiftListProps, 'setting' | 'onColor'> & { shift: Shift }) => {
  const { t } = useLingui();
  const nearest = useNearest(setting, shift);
  const nameOf = useFieldWords();
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Text as="strong" strong>
          {nameOf(shift.path)}
        </Text>
        <ColorSwatch color={shift.asked} />
        <Text as="span" numeric>
          {shift.asked}
        </Text>
        <span aria-hidden="true">→</span>
        <ColorSwatch color={shift.used} />
        <Text as="span" numeric>
          {shift.used}
        </Text>
      </Inline>
      <Text measured>
        <ShiftReason shift={shift} />
      </Text>
      {nearest && nearest !== shift.asked && (
        <Inline gap={2}>
          <Button
            size="compact"
            icon={<ColorSwatch color={nearest} />}
            aria-label={t`Use ${nearest} for ${nameOf(shift.path)}`}
            onClick={() => onColor(shift.path, nearest)}
          >
            <Trans>Use {nearest}</Trans>
          </Button>
          <Text as="span" tone="muted" size="sm">
            <Trans>The nearest colour that needs no shift.</Trans>
          </Text>
        </Inline>
      )}
    </Stack>
  );
};
