import { Button, EmptyState, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AddTimesDialog } from '../reporting-times/AddTimesDialog.tsx';

/** Shown while there is no reporting time: says that figures need one, and offers both ways to get some. */
export const NoReportingTimes = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <EmptyState
        title={<Trans>No reporting times yet</Trans>}
        purpose={
          <Trans>Each figure of the data hub belongs to one: a month, a quarter, a year or your own days.</Trans>
        }
        example={
          mayWrite ? (
            <Trans>A sheet with a column for each year brings its reporting times and figures with it.</Trans>
          ) : undefined
        }
        action={
          mayWrite && (
            <Inline>
              <Button emphasis="strong" onClick={() => setAdding(true)}>
                <Trans>Add reporting times</Trans>
              </Button>
              <Button asChild>
                <Link to="/ct/data-hub/import">
                  <Trans>Import a sheet</Trans>
                </Link>
              </Button>
            </Inline>
          )
        }
      />
      {adding && <AddTimesDialog onClose={() => setAdding(false)} />}
    </>
  );
};
