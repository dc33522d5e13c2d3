import type { ColorSetting, SettingPath } from '@esg/tokens';
import { Button, Card, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormatters } from '../../i18n/formatters.ts';
import { ColorSwatch } from '../ColorSwatch.tsx';
import { nearestFor, type Shift } from '../model/readability.ts';
import { useFieldWords } from '../words/use-field-words.ts';
import { useRoleWords } from '../words/use-role-words.ts';
import { ratioText } from './ratio-text.ts';

type ShiftListProps = {
  readonly shifts: readonly Shift[];
  readonly setting: ColorSetting;
  readonly onColor: (path: SettingPath, color: string) => void;
};

/** What was not taken as asked, why, what stands instead, and the nearest colour that would be. */
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

/** Looks for the nearest colour once the setting rests: the search is long against a frame. */
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
        <Reason shift={shift} />
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

const Reason = ({ shift }: { shift: Shift }) => {
  const { t } = useLingui();
  const roleOf = useRoleWords();
  const { decimal, list } = useFormatters();
  const { reason, used, kind, modes, roles } = shift;
  const against = roleOf(reason.against);
  const role = list(roles.map(roleOf));
  const where = list(modes.map((mode) => (mode === 'light' ? t`light` : t`dark`)));
  if (reason.kind === 'difference') {
    return (
      <Trans>
        As asked, it could not be told from “{against}”: people would not see that anything happens. “{role}” is drawn
        in {used} instead ({where}).
      </Trans>
    );
  }
  if (reason.kind === 'quiet') {
    return (
      <Trans>
        A pale tint would glare on dark pages. In the dark mode “{role}” is drawn in {used}, as quiet as yours is in the
        light, unless you give a colour for the dark mode.
      </Trans>
    );
  }
  const ratio = decimal(ratioText(reason.ratio));
  const least = decimal(ratioText(reason.least));
  if (roles.includes('esg-color-special-middle')) {
    return (
      <Trans>
        Both colours of the gradient stand as they are. On the straight way between them, “{against}” would have a
        contrast of {ratio} to 1; {least} is needed. So the gradient passes through {used} where its text ends, and
        reaches your second colour in the corner without text ({where}).
      </Trans>
    );
  }
  return kind === 'shifted' ? (
    <Trans>
      As asked, “{against}” would have a contrast of {ratio} to 1 on it; {least} is needed. “{role}” is drawn in {used}{' '}
      instead ({where}).
    </Trans>
  ) : (
    <Trans>
      As asked, it would have a contrast of {ratio} to 1 on “{against}”; {least} is needed. Buttons keep your colour; “
      {role}” is drawn in {used} ({where}).
    </Trans>
  );
};
