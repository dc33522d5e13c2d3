import { collectionQueries } from '@esg/api-client';
import { NotLoaded, notify, tagOf, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { CollectionFigures } from '@esg/contract';
import { Button, Dialog, Stack, Text } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApprovalLine, approvalLines } from './approval-lines.ts';
import { cellNames } from './board-words.ts';
import { FigureWords } from './FigureWords.tsx';
import { Failures, type RequestDialogProps, useDecision, useNames } from './RequestDialogs.tsx';
import { useAmountText } from './use-amount-text.ts';
import type { BoardFigure } from './use-board.ts';

type ApproveDialogProps = RequestDialogProps & {
  /** What is asked, in the order of the board. */
  readonly figures: readonly BoardFigure[];
};

/** Approves what the chosen entities submitted, after listing it: each figure beside last year's, with what to look at. */
export const ApproveDialog = (props: ApproveDialogProps) => {
  const { collection, chosen, figures, onClose } = props;
  const { t } = useLingui();
  const names = useNames(chosen);
  const { data, error, refetch } = useQuery(collectionQueries.figures(useApi(), collection.id));
  const { run, pending, failures } = useDecision(props, 'approved', '', () => notify('success', msg`Approved`));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      startsAt="title"
      title={<Plural value={chosen.length} one={`Approve ${names}?`} other="Approve # entities?" />}
      description={<Trans>Their answers can’t be changed here afterwards, unless you return them.</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {data && (
            <Button emphasis="strong" pending={pending} onClick={run}>
              <Trans>Approve</Trans>
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3} align="stretch">
        <Failures failures={failures} />
        {error && !data ? (
          <NotLoaded title={<Trans>Couldn’t load the answers</Trans>} error={error} onRetry={() => void refetch()} />
        ) : (
          <Answered data={data} chosen={chosen} figures={figures} />
        )}
      </Stack>
    </Dialog>
  );
};

type AnsweredProps = Pick<ApproveDialogProps, 'chosen' | 'figures'> & {
  readonly data: CollectionFigures | undefined;
};

const Answered = ({ data, chosen, figures }: AnsweredProps) => {
  const { t } = useLingui();
  const lines = useMemo(() => approvalLines({ chosen, figures, answered: data }), [chosen, figures, data]);
  const columns = useApprovalColumns(chosen.length > 1);
  const count = (is: (line: ApprovalLine) => boolean) => lines.filter(is).length;
  const estimates = count(({ state }) => state === 'estimated');
  const unproved = count(({ figure }) => figure?.documents === 0);
  return (
    <>
      {data && (
        <Text size="sm" tone="muted" role="status">
          {[
            plural(lines.length, { one: '# figure', other: '# figures' }),
            plural(estimates, { one: '# estimate', other: '# estimates' }),
            plural(unproved, { one: '# without evidence', other: '# without evidence' }),
          ].join(' · ')}
        </Text>
      )}
      <DataTable
        label={t`What you approve`}
        rows={lines}
        keyOf={({ id }) => id}
        columns={columns}
        state={data ? 'ready' : 'loading'}
        locale={tagOf(useLanguage())}
        message={<Trans>Nothing was answered.</Trans>}
        headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
        height="medium"
      />
    </>
  );
};

const useApprovalColumns = (isOfSeveral: boolean) => {
  const { t, i18n } = useLingui();
  const { decimal, list } = useFormatters();
  const amountText = useAmountText();
  return useMemo((): TableColumn<ApprovalLine>[] => {
    const notesOf = ({ state, figure }: ApprovalLine) =>
      list([
        ...(state === 'entered' ? [] : [i18n._(cellNames[state])]),
        ...(figure?.documents === 0 ? [t`No evidence`] : []),
      ]);
    const amountOf = (part: 'value' | 'before') => ({
      figure: true,
      widthPx: 150,
      textOf: ({ figure, metric }: ApprovalLine) => amountText(figure?.[part], metric?.units ?? []) ?? '',
      cell: ({ figure, metric }: ApprovalLine) => {
        const value = figure?.[part];
        return value && metric ? <FigureWords metric={metric} value={value} /> : '–';
      },
    });
    return [
      ...(isOfSeveral
        ? [{ id: 'entity', header: t`Entity`, widthPx: 180, textOf: ({ entity }: ApprovalLine) => entity.name }]
        : []),
      { id: 'figure', header: t`Figure`, widthPx: 240, grow: true, textOf: ({ name }) => name },
      { id: 'value', header: t`Value`, ...amountOf('value') },
      { id: 'before', header: t`Last year`, ...amountOf('before') },
      {
        id: 'change',
        header: t`Change`,
        figure: true,
        widthPx: 90,
        sortValueOf: ({ figure }) => Math.abs(Number(figure?.change ?? 0)),
        textOf: ({ figure }) => (figure?.change ? t`${decimal(figure.change)}%`.replace('-', '−') : '–'),
      },
      { id: 'notes', header: t`To look at`, widthPx: 190, textOf: notesOf },
    ];
  }, [isOfSeveral, t, i18n, decimal, list, amountText]);
};
