import { fetchEntitySheet } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { GetSheet, type OfferedSheet } from '@esg/app-kit/imports';
import { boundaryYearOf, localDay } from '@esg/contract';
import { Select } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Years of the boundary that are offered before the present one; the next one is offered, too. */
const yearsBefore = 6;

/** Downloads the sheet to begin with: empty, or with the existing entities and what the group owns of each in a year. */
export const GetEntities = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const present = boundaryYearOf({ end: localDay() });
  const [year, setYear] = useState(present);
  const years = Array.from({ length: yearsBefore + 2 }, (_, index) => String(present + 1 - index));
  const offers: OfferedSheet[] = [
    {
      label: t`Download template`,
      fileName: t`Entity template`,
      make: () => fetchEntitySheet(api, { content: 'template', language }),
    },
    {
      label: t`Export entities`,
      fileName: t`Entities`,
      make: () => fetchEntitySheet(api, { content: 'entities', language, year }),
    },
  ];
  return (
    <GetSheet
      offers={offers}
      beside={
        <Select
          label={t`Ownership and control of the year`}
          value={String(year)}
          onChange={({ value }) => setYear(Number(value))}
          options={years.map((value) => ({ value, label: value }))}
        />
      }
    >
      <Trans>
        Fill in the template to add entities. Export your entities to change them: rename, move or complete them, or say
        what you own and control of each in a year, then upload the sheet again. Only what you change is changed here.
      </Trans>
    </GetSheet>
  );
};
