import type { PortalTask } from '@esg/contract';
import { Button, Heading, Skeleton, SkeletonGroup, Stack, Text, useScrollRoom } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as css from '../request.css.ts';
import { submitPage } from '../request-place.ts';
import { useNewHeading } from '../use-new-heading.ts';

const MonthTable = lazy(async () => ({ default: (await import('./MonthTable.lazy.tsx')).MonthTable }));

/** All months of all questions on one page, for people who have them in a spreadsheet. */
export const MonthTablePage = ({ task }: { readonly task: PortalTask }) => {
  const { t } = useLingui();
  const heading = useNewHeading();
  useScrollRoom({ end: css.barRoom });
  return (
    <Stack gap={4} align="stretch" as="section">
      <Stack gap={1}>
        <div ref={heading} tabIndex={-1} className={css.heading}>
          <Heading level={2} size="md">
            <Trans>All months in a table</Trans>
          </Heading>
        </div>
        <Text tone="muted" measured>
          <Trans>
            Paste figures from a spreadsheet, or type them. For another unit, type it after the number. Estimates,
            explanations and documents are on the page of each question.
          </Trans>
        </Text>
      </Stack>
      <Suspense
        fallback={
          <SkeletonGroup label={t`Loading`}>
            <Skeleton shape="block" height="12rem" />
          </SkeletonGroup>
        }
      >
        <MonthTable task={task} />
      </Suspense>
      <div className={css.bar}>
        <Button asChild>
          <Link to="." search={{} as never}>
            <Trans>Back to the questions</Trans>
          </Link>
        </Button>
        <Button asChild emphasis="strong">
          <Link to="." search={{ question: submitPage } as never}>
            <Trans>Check and submit</Trans>
          </Link>
        </Button>
      </div>
    </Stack>
  );
};
