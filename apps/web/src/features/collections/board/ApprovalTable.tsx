import { useFormatters } from '@esg/app-kit';
import { Button, FigureCell, FigureHead, Inline, ScrollArea, Stack, Table, usePhone } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as css from '../collections.css.ts';
import { type ApprovalLine, byEntity } from './approval-lines.ts';
import { cellNames } from './board-words.ts';
import { FigureWords } from './FigureWords.tsx';
import { useAmountText } from './use-amount-text.ts';

/** Lines that each press adds: all entities of a group may have submitted at once. */
const step = 100;

/** What is approved, entity by entity: names and reasons in full, the figure beside last year's, and what to look at. */
export const ApprovalTable = ({ lines }: { readonly lines: readonly ApprovalLine[] }) => {
  const { t } = useLingui();
  const isPhone = usePhone();
  const [shown, setShown] = useState(step);
  const parts = byEntity(lines.slice(0, shown));
  const table = (
    <Stack gap={3} align="stretch">
      <Table caption={t`What you approve`} captionHidden stacked density="compact">
        <thead>
          <tr>
            <th scope="col">{t`Figure`}</th>
            <FigureHead>{t`Value`}</FigureHead>
            <FigureHead>{t`Same period last year`}</FigureHead>
            <FigureHead>{t({ message: 'Change', context: 'figure' })}</FigureHead>
            <th scope="col">{t`To look at`}</th>
          </tr>
        </thead>
        {parts.map(({ entity, lines: own }) => (
          <tbody key={entity.id}>
            {parts.length > 1 && (
              <tr>
                <th colSpan={5} scope="rowgroup">
                  {entity.name}
                </th>
              </tr>
            )}
            {own.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        ))}
      </Table>
      {lines.length > shown && (
        <Inline>
          <Button size="compact" onClick={() => setShown(shown + step)}>
            <Trans>Show more figures</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
  // On a telephone the sheet scrolls already; a part that scrolls within it would catch the finger.
  return isPhone ? (
    table
  ) : (
    <ScrollArea label={t`Figures to approve`} height="medium">
      {table}
    </ScrollArea>
  );
};

const Line = ({ line }: { readonly line: ApprovalLine }) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const { name, figure, metric } = line;
  return (
    <tr>
      <th scope="row">{name}</th>
      <Amount line={line} part="value" label={t`Value`} />
      <Amount line={line} part="before" label={t`Same period last year`} />
      <FigureCell label={t({ message: 'Change', context: 'figure' })}>
        {figure?.change && metric ? t`${decimal(figure.change)}%`.replace('-', '−') : '–'}
      </FigureCell>
      <td>
        <ToLookAt line={line} />
      </td>
    </tr>
  );
};

type AmountProps = { readonly line: ApprovalLine; readonly part: 'value' | 'before'; readonly label: string };

/** An amount stands below the others; a text is read from the start of its lines. */
const Amount = ({ line: { figure, metric }, part, label }: AmountProps) => {
  const amountText = useAmountText();
  const value = figure?.[part];
  if (!value || !metric) return <FigureCell label={label}>–</FigureCell>;
  const words = <FigureWords metric={metric} value={value} />;
  return amountText(value, metric.units) === undefined ? (
    <td>{words}</td>
  ) : (
    <FigureCell label={label}>
      <span className={css.amount}>{words}</span>
    </FigureCell>
  );
};

const ToLookAt = ({ line: { state, figure, reason } }: { readonly line: ApprovalLine }): ReactNode => {
  const { t, i18n } = useLingui();
  if (reason !== undefined) return <Trans>Can’t answer: {reason}</Trans>;
  return [
    ...(state === 'entered' ? [] : [i18n._(cellNames[state])]),
    ...(figure?.documents === 0 ? [t`No evidence`] : []),
  ].join(' · ');
};
