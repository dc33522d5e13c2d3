import type { DataPoint } from '@esg/contract';
import { Card, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Section } from '../../shared/use-section.ts';
import { Comments } from './Comments.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { History } from './History.tsx';

type RemarksProps = {
  readonly section: Section;
  readonly point: DataPoint | undefined;
  readonly mayWrite: boolean;
  /** Whether the person may also say something about figures that others write. */
  readonly mayComment: boolean;
};

/** The surroundings of a data point: documents that prove it, comments, and its history. */
export const Remarks = ({ section, point, mayWrite, mayComment }: RemarksProps) => (
  <Stack gap={6} align="stretch">
    <Part title={<Trans>Evidence</Trans>}>
      {point ? (
        <EvidenceList pointId={point.id} papers={section.metric.evidence} mayWrite={mayWrite} />
      ) : (
        <Text tone="muted">
          <Trans>Save the data point first. Then you can add documents that prove it.</Trans>
        </Text>
      )}
    </Part>
    {point && (
      <>
        <Part title={<Trans>Comments</Trans>}>
          <Comments pointId={point.id} mayWrite={mayComment} />
        </Part>
        <Part title={<Trans>History</Trans>}>
          <History pointId={point.id} section={section} />
        </Part>
      </>
    )}
  </Stack>
);

const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Card as="section">
    <Stack gap={4} align="stretch">
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);
