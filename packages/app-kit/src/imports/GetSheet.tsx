import { notifyProblem, saveFile } from '@esg/app-kit';
import { Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A sheet that can be downloaded, and the name of its file without the ending. */
export type OfferedSheet = { readonly label: string; readonly fileName: string; readonly make: () => Promise<Blob> };

type GetSheetProps = {
  readonly offers: readonly OfferedSheet[];
  readonly children: ReactNode;
  /** What is chosen before the download. */
  readonly beside?: ReactNode;
};

/** Downloads the sheet to begin with: empty, or with what is there. `children` say which to choose. */
export const GetSheet = ({ offers, children, beside }: GetSheetProps) => {
  const { t } = useLingui();
  const make = useMutation({ mutationFn: (offer: OfferedSheet) => offer.make() });
  const get = (offer: OfferedSheet) =>
    make.mutate(offer, { onSuccess: (file) => saveFile(file, `${offer.fileName}.xlsx`), onError: notifyProblem });
  return (
    <Card as="section" aria-label={t`Get a sheet`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Get a sheet</Trans>
        </Heading>
        <Text tone="muted">{children}</Text>
        {beside}
        <Inline gap={3}>
          {offers.map((offer) => (
            <Button
              key={offer.label}
              pending={make.isPending && make.variables.label === offer.label}
              onClick={() => get(offer)}
            >
              {offer.label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
};
