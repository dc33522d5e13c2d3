import type { ColorSetting } from '@esg/tokens';
import { type RoleChange, roleChanges, seenDifference } from '@esg/tokens/studio';
import { Accordion, Card, FigureCell, FigureHead, Heading, Inline, Stack, Table, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import { useFormatters } from '../../i18n/formatters.ts';
import { ColorSwatch } from '../ColorSwatch.tsx';
import { useRoleWords } from '../words/use-role-words.ts';

type RoleChangesProps = {
  /** The saved brand's colours and the edited ones. */
  readonly before: ColorSetting;
  readonly after: ColorSetting;
};

/** The old and the new colour of every role of the theme that changed visibly, by mode. Nothing without changes. */
export const RoleChanges = ({ before, after }: RoleChangesProps) => {
  const settled = useDeferredValue(after);
  const changes = useMemo(() => roleChanges(before, settled), [before, settled]);
  const looks = useLooks();
  const least = useFormatters().decimal(String(seenDifference));
  if (changes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="role-changes">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} id="role-changes">
            <Trans>Old beside new</Trans>
          </Heading>
          <Text tone="muted" measured>
            <Trans>Colours that visibly changed, largest change first (OKLab difference above {least}).</Trans>
          </Text>
        </Stack>
        <Accordion
          headingLevel={3}
          items={looks.flatMap(({ id, title, isMeant }) => {
            const own = changes.filter(isMeant);
            if (own.length === 0) return [];
            const mark = <RoleCount key={id} count={own.length} />;
            return [{ id, title, mark, content: <ChangeTable key={id} caption={title} changes={own} /> }];
          })}
        />
      </Stack>
    </Card>
  );
};

const RoleCount = ({ count }: { count: number }) => (
  <Text as="span" tone="muted" size="sm">
    <Plural value={count} one="# role" other="# roles" />
  </Text>
);

const useLooks = () => {
  const { t } = useLingui();
  const titles = {
    standard: { light: t`Light`, dark: t`Dark` },
    more: { light: t`Light, more contrast`, dark: t`Dark, more contrast` },
  };
  return (['standard', 'more'] as const).flatMap((contrast) =>
    (['light', 'dark'] as const).map((mode) => ({
      id: `${mode}-${contrast}`,
      title: titles[contrast][mode],
      isMeant: (change: RoleChange) => change.mode === mode && change.contrast === contrast,
    })),
  );
};

const ChangeTable = ({ caption, changes }: { caption: string; changes: readonly RoleChange[] }) => {
  const roleOf = useRoleWords();
  const { decimal } = useFormatters();
  return (
    <Table caption={caption} captionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Role</Trans>
          </th>
          <th scope="col">
            <Trans>Saved</Trans>
          </th>
          <th scope="col">
            <Trans>Edited</Trans>
          </th>
          <FigureHead>
            <Trans>Distance</Trans>
          </FigureHead>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after, difference }) => (
          <tr key={name}>
            <th scope="row">{roleOf(name)}</th>
            <td>
              <Shown color={before} />
            </td>
            <td>
              <Shown color={after} />
            </td>
            <FigureCell>{decimal(difference.toFixed(3))}</FigureCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Shown = ({ color }: { color: string }) => (
  <Inline gap={2}>
    <ColorSwatch color={color} />
    <Text as="span" numeric>
      {color}
    </Text>
  </Inline>
);
