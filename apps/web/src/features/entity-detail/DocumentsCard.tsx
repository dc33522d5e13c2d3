import { downloadEvidence } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import { Section } from '@esg/app-kit/entities';
import type { EntityBelongings } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

/** Documents that prove the entity's figures. */
export const DocumentsCard = ({ documents }: Pick<EntityBelongings, 'documents'>) => {
  const api = useApi();
  return (
    <Section title={<Trans>Documents</Trans>} hint={<Trans>They prove the figures of this entity.</Trans>}>
      {documents.length === 0 ? (
        <Text tone="muted">
          <Trans>No documents yet. You attach them to a figure where you enter it.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap={3} align="stretch">
          {documents.map(({ id, dataPointId, name, bytes, reference, by, at }) => (
            <li key={id}>
              <AttachmentRow
                name={name}
                bytes={bytes}
                added={{ by: by.name, at }}
                read={() => downloadEvidence(api, dataPointId, id)}
              >
                {reference !== '' && (
                  <Text size="sm" tone="muted">
                    {reference}
                  </Text>
                )}
              </AttachmentRow>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
};
