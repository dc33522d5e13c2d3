import { organizationQueries, reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type IssuerClass, issuerClasses, issuerClassOf } from '@esg/contract';
import { Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The class that the organisation last reported as, else the one that its listing speaks for; the person may choose another. */
export const useIssuerClass = (isAsked: boolean) => {
  const api = useApi();
  const [chosen, choose] = useState<IssuerClass | ''>();
  const { data: profile } = useQuery({ ...organizationQueries.profile(api), enabled: isAsked });
  const { data: published } = useInfiniteQuery({ ...reportQueries.list(api, 'published'), enabled: isAsked });
  const before = published?.reports.find(({ issuerClass }) => issuerClass !== null)?.issuerClass;
  const value = chosen ?? before ?? (profile && issuerClassOf(profile)) ?? '';
  return { value, choose, begins: isAsked && value !== '' ? { issuerClass: value } : {} };
};

type IssuerClassFieldProps = { readonly value: IssuerClass | ''; readonly onChange: (value: IssuerClass | '') => void };

/** Asks which class of issuer the company is, where duties depend on it. */
export const IssuerClassField = ({ value, onChange }: IssuerClassFieldProps) => {
  const { t } = useLingui();
  const names: Record<IssuerClass, string> = {
    'large-cap': t`LargeCap issuer`,
    'main-board': t`Other Main Board issuer`,
    gem: t`GEM issuer`,
  };
  return (
    <Select
      label={t`Class of issuer`}
      hint={t`This decides when the Part D climate disclosures become mandatory for you. You can change it later.`}
      placeholder={t`Choose later`}
      value={value}
      onChange={({ value: chosen }) => onChange(issuerClasses.find((each) => each === chosen) ?? '')}
      options={issuerClasses.map((each) => ({ value: each, label: names[each] }))}
    />
  );
};
