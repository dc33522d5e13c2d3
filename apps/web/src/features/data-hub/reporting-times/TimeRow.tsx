import { useFormatters } from '@esg/app-kit';
import type { ReportingTime } from '@esg/contract';
import { daysIn } from '@esg/contract';
import { IconButton, Inline, Stack, Status, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PenLine, Trash2 } from 'lucide-react';
import { MoveButtons, type Moves } from '../shared/MoveButtons.tsx';
import { useTimeName } from '../shared/point-words.ts';
import { kindNames } from './time-words.ts';

type TimeActions = Moves & {
  readonly onChange: () => void;
  readonly onDelete: () => void;
};

type TimeRowProps = { readonly time: ReportingTime; readonly actions: TimeActions | undefined };

/** One reporting time. One with data shows why it cannot be deleted, in place of the button. */
export const TimeRow = ({ time, actions }: TimeRowProps) => {
  const { i18n } = useLingui();
  const { period } = useFormatters();
  const days = daysIn(time.period);
  return (
    <tr>
      <th scope="row">{useTimeName()(time)}</th>
      <td>{i18n._(kindNames[time.kind])}</td>
      <td>
        <Stack gap={1}>
          {time.name !== null && <span>{period(time.period)}</span>}
          <Text size="sm" tone="muted">
            <Plural value={days} one="# day" other="# days" />
          </Text>
        </Stack>
      </td>
      <td>
        <Linked linked={time.linked} explained={actions !== undefined} />
      </td>
      {actions && (
        <td>
          <Actions time={time} {...actions} />
        </td>
      )}
    </tr>
  );
};

const Linked = ({ linked, explained }: { readonly linked: boolean; readonly explained: boolean }) =>
  linked ? (
    <Stack gap={1}>
      <Status tone="success">
        <Trans>Has data</Trans>
      </Status>
      {explained && (
        <Text size="sm" tone="muted">
          <Trans>Time cannot be deleted</Trans>
        </Text>
      )}
    </Stack>
  ) : (
    <Status tone="neutral">
      <Trans>No data yet</Trans>
    </Status>
  );

const Actions = ({ time, onChange, onDelete, ...moves }: TimeActions & { readonly time: ReportingTime }) => {
  const { t } = useLingui();
  const name = useTimeName()(time);
  return (
    <Inline gap={1} wrap={false}>
      <MoveButtons name={name} {...moves} />
      <IconButton data-first label={t`Change: ${name}`} icon={<PenLine />} size="compact" onClick={onChange} />
      {!time.linked && <IconButton label={t`Delete: ${name}`} icon={<Trash2 />} size="compact" onClick={onDelete} />}
    </Inline>
  );
};
