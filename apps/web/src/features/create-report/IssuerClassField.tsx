import { organizationQueries, reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type IssuerClass, issuerClasses, issuerClassOf } from '@esg/contract';
import { Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The class of issuer in the organisation's last report, else the one that its listing suggests; the person may choose another. */
export const useIssuerClass = (isAsked: boolean) => {
  const api = useApi();
  const [chosen, choose] = useState<IssuerClass | ''>();
  const { data: profile } = useQuery({ ...organizationQueries.profile(api), enabled: isAsked });
  const { data: published } = useInfiniteQuery({ ...reportQueries.list(api, 'published'), enabled: isAsked });
  const before = published?.reports.find(({ issuerClass }) => issuerClass !== null)?.issuerClass;
  const listed = profile && issuerClassOf(profile);
  const value = chosen ?? before ?? listed ?? '';
  const reason: ClassReason | undefined =
    chosen === undefined && value !== '' ? (before ? 'last-report' : 'listing') : undefined;
  return { value, reason, choose, begins: isAsked && value !== '' ? { issuerClass: value } : {} };
};

/** Why a class is already chosen. */
type ClassReason = 'last-report' | 'listing';

type IssuerClassFieldProps = {
  readonly value: IssuerClass | '';
  /** Left out once the person chose. */
  readonly reason?: ClassReason | undefined;
  readonly onChange: (value: IssuerClass | '') => void;
};

/** The reason for the suggested class, in a sentence. */
const useReasonWords = (): ((value: IssuerClass | '', reason: ClassReason | undefined) => string) => {
  const { t } = useLingui();
  return (value, reason) => {
    if (reason === 'last-report') return t`Chosen as in your last report.`;
    if (reason === undefined) return '';
    return value === 'gem'
      ? t`Chosen because your stock code begins with 8: those companies are listed on GEM.`
      : t`Chosen because your stock code is one of the Main Board. Change it if you’re a LargeCap issuer.`;
  };
};

/** Asks for the company's class of issuer, if duties depend on it. */
export const IssuerClassField = ({ value, reason, onChange }: IssuerClassFieldProps) => {
  const { t } = useLingui();
  const reasonWords = useReasonWords();
  const hint = t`This decides when the Part D climate disclosures become mandatory for you. You can change it later.`;
  const names: Record<IssuerClass, string> = {
    'large-cap': t`LargeCap issuer`,
    'main-board': t`Other Main Board issuer`,
    gem: t`GEM issuer`,
  };
  return (
    <Select
      label={t`Class of issuer`}
      hint={[reasonWords(value, reason), hint].filter(Boolean).join(' ')}
      placeholder={t`Choose later`}
      value={value}
      onChange={({ value: chosen }) => onChange(issuerClasses.find((each) => each === chosen) ?? '')}
      options={issuerClasses.map((each) => ({ value: each, label: names[each] }))}
    />
  );
};
