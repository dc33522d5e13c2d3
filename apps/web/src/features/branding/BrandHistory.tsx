import { useFormatters } from '@esg/app-kit';
import type { Brand, Brands } from '@esg/contract';
import { Badge, Button, EmptyState, Heading, Inline, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from './BrandHistory.css.ts';
import { mainColors } from './brand-fields.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { SignOffLink } from './SignOffLink.tsx';
import { Swatches } from './Swatch.tsx';
import { VersionDialog } from './VersionDialog.tsx';

type Opened = { readonly brand: Brand; readonly as: 'view' | 'restore' };

/** Every published version, the present one first: who published it, when, and a way to restore it. */
export const BrandHistory = ({ brands }: { readonly brands: Brands }) => {
  const { published, history } = brands;
  const [opened, setOpened] = useState<Opened>();
  const close = (open: boolean) => !open && setOpened(undefined);
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={2} size="md">
          <Trans>Published versions</Trans>
        </Heading>
        <SignOffLink brandId={published.id} />
      </Inline>
      {history.length === 0 ? (
        <EmptyState
          level={3}
          title={<Trans>No earlier version yet</Trans>}
          purpose={<Trans>Each time you publish, the previous brand is kept here and can be restored.</Trans>}
        />
      ) : (
        <VersionTable versions={[published, ...history]} onOpen={setOpened} />
      )}
      {opened?.as === 'view' && <VersionDialog open onOpenChange={close} brand={opened.brand} />}
      {opened?.as === 'restore' && <RestoreDialog onClose={() => close(false)} brand={opened.brand} now={published} />}
    </Stack>
  );
};

type VersionTableProps = { readonly versions: readonly Brand[]; readonly onOpen: (opened: Opened) => void };

const VersionTable = ({ versions, onOpen }: VersionTableProps) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Published versions`} captionHidden>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Version</Trans>
          </th>
          <th scope="col">
            <Trans>Brand</Trans>
          </th>
          <th scope="col">
            <Trans>Published</Trans>
          </th>
          <th scope="col">
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map((brand) => (
          <VersionRow key={brand.id} brand={brand} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  );
};

const VersionRow = ({ brand, onOpen }: { readonly brand: Brand } & Pick<VersionTableProps, 'onOpen'>) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { number, content, publishedAt, publishedBy, restoredFrom, state } = brand;
  const from = restoredFrom?.number;
  return (
    <tr>
      <th scope="row">
        <Text as="span" numeric>
          {number}
        </Text>
      </th>
      <td className={css.brand}>
        <Inline gap={2}>
          <Swatches colors={mainColors(content)} />
          <span>{content.companyName}</span>
          {state === 'published' && (
            <Badge tone="success">
              <Trans>Current</Trans>
            </Badge>
          )}
          {from !== undefined && <Badge>{t`Version ${from} restored`}</Badge>}
        </Inline>
      </td>
      <td className={css.line}>
        {publishedAt && (
          <Text as="time">
            {date(publishedAt)} {time(publishedAt)}
          </Text>
        )}
        {publishedBy && (
          <Text size="sm" tone="muted">
            {publishedBy.name}
          </Text>
        )}
      </td>
      <td className={css.line}>
        <Inline gap={2} wrap={false}>
          <Button
            size="compact"
            aria-label={t`View version ${number ?? ''}`}
            onClick={() => onOpen({ brand, as: 'view' })}
          >
            <Trans>View</Trans>
          </Button>
          {state === 'superseded' && (
            <Button
              size="compact"
              aria-label={t`Roll back to version ${number ?? ''}`}
              onClick={() => onOpen({ brand, as: 'restore' })}
            >
              <Trans>Roll back</Trans>
            </Button>
          )}
        </Inline>
      </td>
    </tr>
  );
};
