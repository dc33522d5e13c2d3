import { importMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { ImportDetail } from '@esg/contract';
import { Banner, Button, Inline } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sheetsToRead } from './import-place.ts';

/** Sheets of the same file with figures that were not stored yet: one press begins with one of them. */
export const OtherSheets = ({ one }: { readonly one: ImportDetail }) => {
  const navigate = useNavigate();
  const again = useMutation(importMutations.again(useApi(), useQueryClient()));
  const left = sheetsToRead(one);
  if (left.length === 0) return null;
  const read = (sheet: number) =>
    again.mutate(
      { id: one.id, sheet },
      {
        onSuccess: ({ id }) => void navigate({ to: '/ct/data-hub/import', search: { id } }),
        onError: notifyProblem,
      },
    );
  return (
    <Banner
      tone="info"
      title={
        <Plural
          value={left.length}
          one="# more sheet of this file isn’t imported yet"
          other="# more sheets of this file aren’t imported yet"
        />
      }
    >
      <Inline gap={2}>
        {left.map(({ index, name }) => (
          <Button key={index} pending={again.isPending} onClick={() => read(index)}>
            <Trans>Import “{name}”</Trans>
          </Button>
        ))}
      </Inline>
    </Banner>
  );
};
