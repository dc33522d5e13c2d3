import { NotLoaded, useFormatters } from '@esg/app-kit';
import type { EntityMergeEffect } from '@esg/contract';
import { FigureCell, FigureHead, Heading, Stack, Table, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMergeWords } from './use-merge-words.ts';

type MergeGroupProps = {
  readonly effect: EntityMergeEffect | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly nameOf: (entityId: string) => string;
};

/** What the merge, with the choices that were made, does to the figures of the group, before anybody confirms it. */
export const MergeGroup = ({ effect, error, onRetry, nameOf }: MergeGroupProps) => {
  if (!effect)
    return (
      <NotLoaded
        title={<Trans>Couldn’t calculate the figures after the merge</Trans>}
        error={error}
        onRetry={onRetry}
      />
    );
  const year = effect.period.end.slice(0, 'yyyy'.length);
  return (
    <Stack gap={3} align="stretch" role="status">
      <Heading level={3} size="md">
        <Trans>Figures of the group in {year}</Trans>
      </Heading>
      <Shares shares={effect.shares} nameOf={nameOf} />
      {effect.figures.length === 0 ? (
        <Text>
          <Trans>No figure of the group changes.</Trans>
        </Text>
      ) : (
        <Figures figures={effect.figures} />
      )}
    </Stack>
  );
};

type RowProps = { readonly name: ReactNode; readonly before: string; readonly after: string };

const BeforeAndAfter = ({ rows, head, caption }: { rows: readonly RowProps[]; head: string; caption: string }) => {
  const { t } = useLingui();
  return (
    <Table caption={caption} captionHidden density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <FigureHead>{t`Before`}</FigureHead>
          <FigureHead>{t`After`}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and lines never change places.
          <tr key={place}>
            <th scope="row">{name}</th>
            <FigureCell label={t`Before`}>{before}</FigureCell>
            <FigureCell label={t`After`}>{after}</FigureCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const drawnMost = 20;

const Shares = ({ shares, nameOf }: Pick<EntityMergeEffect, 'shares'> & Pick<MergeGroupProps, 'nameOf'>) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const percent = (share: string) => `${decimal(share)} %`;
  const rows = shares.slice(0, drawnMost).map(({ entityId, before, after }) => ({
    name: nameOf(entityId),
    before: percent(before),
    after: percent(after),
  }));
  if (rows.length === 0) return null;
  return (
    <>
      <BeforeAndAfter rows={rows} head={t`Share of the figures of`} caption={t`Shares before and after the merge`} />
      <Rest count={shares.length - rows.length} />
    </>
  );
};

const Figures = ({ figures }: Pick<EntityMergeEffect, 'figures'>) => {
  const { t } = useLingui();
  const words = useMergeWords();
  const amount = (key: string, value: EntityMergeEffect['figures'][number]['before']) =>
    value ? words.amountOf(key, value) : '–';
  const rows = figures.slice(0, drawnMost).map(({ metricKey, before, after }) => ({
    name: words.nameOf(metricKey),
    before: amount(metricKey, before),
    after: amount(metricKey, after),
  }));
  return (
    <>
      <BeforeAndAfter rows={rows} head={t`Figure`} caption={t`Figures before and after the merge`} />
      <Rest count={figures.length - rows.length} />
    </>
  );
};

const Rest = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <Text size="sm" tone="muted">
      <Plural value={count} one="# more changes." other="# more change." />
    </Text>
  ) : null;
