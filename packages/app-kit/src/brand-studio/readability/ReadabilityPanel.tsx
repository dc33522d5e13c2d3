import type { ColorSetting, SettingPath } from '@esg/tokens';
import { themeNotices } from '@esg/tokens/studio';
import { Accordion, Banner, Card, Heading, Inline, Stack, Switch, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Pair, type PairGroup, pairGroups, pairsOf, shiftsOf } from '../model/readability.ts';
import { NoticeList } from './NoticeList.tsx';
import { PairTable } from './PairTable.tsx';
import { ShiftList } from './ShiftList.tsx';

type ReadabilityPanelProps = {
  readonly setting: ColorSetting;
  readonly onColor: (path: SettingPath, color: string) => void;
};

/** Every pair of roles in both modes with its contrast; what was shifted, why, and what would not need it. */
export const ReadabilityPanel = ({ setting, onColor }: ReadabilityPanelProps) => {
  const { t } = useLingui();
  const [onlyShifted, setOnlyShifted] = useState(false);
  // The preview is more important: figures may follow a fast drag a little later.
  const settled = useDeferredValue(setting);
  const pairs = useMemo(() => pairsOf(settled), [settled]);
  const shifts = useMemo(() => shiftsOf(settled), [settled]);
  const notices = useMemo(() => themeNotices(settled), [settled]);
  const all = Object.values(pairs).flat();
  const weak = all.filter(({ passes }) => !passes).length;
  const count = all.length;

  return (
    <Card as="section" aria-label={t`Readability`}>
      <Stack gap={4}>
        <Inline justify="between" align="start">
          <Stack gap={1}>
            <Heading level={2}>
              <Trans>Readability</Trans>
            </Heading>
            <Text tone="muted" measured>
              <Trans>
                Every text and mark on every ground, light and dark. Your resting colours and both colours of the
                gradient are kept exactly; a state that couldn’t be read is shifted just enough. In the dark, a pale
                second action turns dark with the page unless you give it a colour of its own.
              </Trans>
            </Text>
          </Stack>
          <Switch label={t`Only shifted`} value={onlyShifted} onChange={({ value }) => setOnlyShifted(value)} />
        </Inline>
        <Banner tone={weak > 0 ? 'danger' : 'success'}>
          {weak > 0 ? (
            <Plural value={weak} one="# pair is too weak." other="# pairs are too weak." />
          ) : (
            <Trans>All {count} pairs can be read.</Trans>
          )}{' '}
          <Plural
            value={shifts.length}
            _0="No colour had to be adapted."
            one="# colour was adapted for that."
            other="# colours were adapted for that."
          />
        </Banner>
        <NoticeList notices={notices} />
        {shifts.length > 0 && <ShiftList shifts={shifts} setting={settled} onColor={onColor} />}
        <Groups pairs={pairs} onlyShifted={onlyShifted} />
      </Stack>
    </Card>
  );
};

const Groups = ({ pairs, onlyShifted }: { pairs: Record<PairGroup, readonly Pair[]>; onlyShifted: boolean }) => {
  const { t } = useLingui();
  const names: Record<PairGroup, string> = {
    buttons: t`Buttons`,
    banner: t`Welcome banner`,
    text: t`Text and links`,
    marks: t`Edges and marks`,
    status: t`Status`,
    charts: t`Charts`,
  };
  const shownIn = (group: PairGroup) => (onlyShifted ? pairs[group].filter(({ shift }) => shift) : pairs[group]);
  const items = pairGroups.map((group) => {
    const shown = shownIn(group);
    return {
      id: group,
      title: names[group],
      mark: <PairCount pairs={shown} />,
      content: <PairTable caption={names[group]} pairs={shown} />,
    };
  });
  return <Accordion headingLevel={3} items={items} />;
};

const PairCount = ({ pairs }: { pairs: readonly Pair[] }) => (
  <Text as="span" tone={pairs.some(({ ratio, least }) => ratio < least) ? 'danger' : 'muted'} size="sm">
    <Plural value={pairs.length} _0="No pair" one="# pair" other="# pairs" />
  </Text>
);
