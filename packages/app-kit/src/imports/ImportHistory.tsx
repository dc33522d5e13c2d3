import type { ApiError } from '@esg/api-client';
import { NotLoaded, notifyProblem, useFormatters } from '@esg/app-kit';
import type { ImportState, ImportUndone } from '@esg/contract';
import { Button, Heading, IconButton, Inline, Stack, Status, Table, TableHead, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Growing } from './growing.ts';
import { importStateNames, importStateTones } from './import-words.ts';

/** An earlier import as a line of the history. */
type PastImport = {
  readonly id: string;
  /** Leads to the import. */
  readonly name: ReactNode;
  readonly at: string;
  readonly by: string;
  readonly state: ImportState;
  readonly undone?: ImportUndone | undefined;
  /** What it came to. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
};

type ImportHistoryProps<One> = {
  readonly imports: Growing<One>;
  readonly lineOf: (one: One) => PastImport;
  readonly level?: 2 | 3;
};

/** Earlier imports and unfinished ones. Shows nothing if there are none: the upload is above it. */
export const ImportHistory = <One,>({ imports, lineOf, level = 2 }: ImportHistoryProps<One>) => {
  const { t } = useLingui();
  if (imports.data?.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={level}>
        <Trans>Imports so far</Trans>
      </Heading>
      {imports.data ? (
        <Table caption={t`Imports so far`} captionHidden stacked>
          <TableHead heads={[t`File`, t`When`, t`State`, t`Actions`]} />
          <tbody>
            {imports.data.map(lineOf).map((line) => (
              <HistoryRow key={line.id} line={line} />
            ))}
          </tbody>
        </Table>
      ) : (
        <NotLoaded
          title={<Trans>Couldn’t load the imports</Trans>}
          error={imports.error}
          onRetry={() => void imports.refetch?.()}
        />
      )}
      {imports.hasNextPage && (
        <Stack align="start">
          <Button pending={imports.isFetchingNextPage} onClick={() => void imports.fetchNextPage?.()}>
            <Trans>Show older imports</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

const HistoryRow = ({ line }: { readonly line: PastImport }) => {
  const { t, i18n } = useLingui();
  const { date, time } = useFormatters();
  return (
    <tr>
      <th scope="row">{line.name}</th>
      <td data-label={t`When`}>
        {date(line.at)} {time(line.at)}
        <Text size="sm" tone="muted">
          {line.by}
        </Text>
      </td>
      <td data-label={t`State`}>
        <Status tone={importStateTones[line.state] ?? 'neutral'}>{i18n._(importStateNames[line.state])}</Status>
        {line.undone && <UndoneBy undone={line.undone} />}
        {line.note && (
          <Text size="sm" tone="muted">
            {line.note}
          </Text>
        )}
      </td>
      <td>
        <Inline gap={2} wrap={false}>
          {line.actions}
        </Inline>
      </td>
    </tr>
  );
};

/** Who undid an import, and when. */
const UndoneBy = ({ undone }: { readonly undone: ImportUndone }) => {
  const { date, time } = useFormatters();
  const person = undone.by.name;
  return (
    <Text size="sm" tone="muted">
      <Trans>
        By {person}, {date(undone.at)} {time(undone.at)}
      </Trans>
    </Text>
  );
};

type RemovePastImportProps = {
  readonly one: { readonly id: string; readonly fileName: string };
  readonly remove: UseMutationOptions<unknown, ApiError, string>;
};

/** Removes an import that changed nothing from the history. */
export const RemovePastImport = ({ one, remove: options }: RemovePastImportProps) => {
  const { t } = useLingui();
  const remove = useMutation(options);
  const name = one.fileName;
  return (
    <IconButton
      size="compact"
      emphasis="bare"
      label={t`Remove ${name}`}
      icon={<Trash2 />}
      pending={remove.isPending}
      onClick={() => remove.mutate(one.id, { onError: notifyProblem })}
    />
  );
};
