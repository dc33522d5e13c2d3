import { boundaryQueries, entityQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { boundaryYearOf, type LocalizedText, type Period } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../wizard/use-may.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { boundaryText } from './boundary-text.ts';

type BoundaryOfferProps = { readonly period: Period; readonly onWrite: (texts: LocalizedText) => void };

/** Offers to write, from the organisation’s boundary, what the figures of a report on all of it cover. */
export const BoundaryOffer = ({ period, onWrite }: BoundaryOfferProps) => {
  const api = useApi();
  const { languages } = useWizard().report;
  const enabled = useMay('entity:manage');
  const { data: boundary } = useQuery({ ...boundaryQueries.ofYear(api, boundaryYearOf(period)), enabled });
  const { data: entities } = useQuery({ ...entityQueries.all(api), enabled });
  if (!boundary?.approach || !entities) return null;
  const write = () =>
    onWrite(
      Object.fromEntries(
        languages.map((language) => [language, boundaryText({ entities, boundary, period }, language) ?? '']),
      ),
    );
  return (
    <div>
      <Button onClick={write}>
        <Trans>Write it from the boundary</Trans>
      </Button>
    </div>
  );
};
