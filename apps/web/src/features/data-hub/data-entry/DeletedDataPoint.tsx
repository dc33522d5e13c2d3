import { draftsOf, NotFoundPage, usePageTitle, useServices } from '@esg/app-kit';
import { Banner, Button, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type Typed, typedId } from './typed-point.ts';
import { useCreateCopy } from './use-create-copy.ts';

type DeletedDataPointProps = { readonly sectionId: string; readonly dataPointId: string };

/** Says that a data point was deleted. Values that somebody typed over it in this browser can be entered anew. */
export const DeletedDataPoint = ({ sectionId, dataPointId }: DeletedDataPointProps) => {
  const userId = useServices().session.userId() ?? '';
  const [typed, setTyped] = useState<Typed>();
  useEffect(() => {
    let gone = false;
    void draftsOf(userId)
      .find(typedId(dataPointId))
      .then((draft) => {
        if (!gone) setTyped(draft?.value as Typed | undefined);
      });
    return () => {
      gone = true;
    };
  }, [userId, dataPointId]);
  return typed ? <Kept sectionId={sectionId} dataPointId={dataPointId} typed={typed} /> : <NotFoundPage />;
};

const Kept = ({ sectionId, dataPointId, typed }: DeletedDataPointProps & { readonly typed: Typed }) => {
  const { t } = useLingui();
  const title = t`Data entry`;
  usePageTitle(title);
  const anew = useCreateCopy(sectionId);
  return (
    <Page title={title}>
      <Banner
        tone="warning"
        title={<Trans>Someone has just removed this data point</Trans>}
        action={<EnterAnew onEnter={() => void anew(dataPointId, typed.draft)} />}
      >
        <Trans>What you typed stays here. Enter it as a new data point if it is still needed.</Trans>
      </Banner>
    </Page>
  );
};

/** Moves the typed values to a new data point. */
export const EnterAnew = ({ onEnter }: { readonly onEnter: () => void }) => (
  <Button size="compact" onClick={onEnter}>
    <Trans>Enter it again</Trans>
  </Button>
);
