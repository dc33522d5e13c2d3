import type { ColorSetting } from '@esg/tokens';
import { themeNotices } from '@esg/tokens/studio';
import { Inline, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ColorSwatch } from '../ColorSwatch.tsx';
import { shiftsOf } from '../model/readability.ts';
import { NoticeList } from '../readability/NoticeList.tsx';
import { ShiftReason } from '../readability/ShiftReason.tsx';
import { useFieldWords } from '../words/use-field-words.ts';

/** Colours that are not used as requested, with replacement and reason; and readable colours that should be checked. */
export const SheetShifts = ({ setting }: { readonly setting: ColorSetting }) => {
  const { t } = useLingui();
  const nameOf = useFieldWords();
  const shifts = useMemo(() => shiftsOf(setting), [setting]);
  const notices = useMemo(() => themeNotices(setting), [setting]);
  return (
    <Stack gap={4}>
      {shifts.length === 0 ? (
        <Text>
          <Trans>Every colour is used as asked.</Trans>
        </Text>
      ) : (
        <Table caption={t`Asked beside used`} captionHidden stacked>
          <thead>
            <tr>
              <th scope="col">{t`Colour`}</th>
              <th scope="col">{t`Asked`}</th>
              <th scope="col">{t`Used`}</th>
              <th scope="col">{t`Why`}</th>
            </tr>
          </thead>
          <tbody>
            {shifts.map((shift) => (
              <tr key={`${shift.path} ${shift.used}`}>
                <th scope="row">{nameOf(shift.path)}</th>
                <td>
                  <Shown color={shift.asked} />
                </td>
                <td>
                  <Shown color={shift.used} />
                </td>
                <td>
                  <ShiftReason shift={shift} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <NoticeList notices={notices} />
    </Stack>
  );
};

const Shown = ({ color }: { readonly color: string }) => (
  <Inline gap={2} wrap={false}>
    <ColorSwatch color={color} />
    <Text as="span" numeric>
      {color}
    </Text>
  </Inline>
);
