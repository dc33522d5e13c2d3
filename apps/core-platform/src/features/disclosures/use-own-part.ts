import { organizationQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';
import { hasManyParts, type Part } from './selection.ts';

/** The only part listed: until somebody chooses, the organisation's own industry where nothing is selected yet. */
export const useOwnPart = (parts: readonly Part[]): readonly [string, (code: string) => void] => {
  const { report } = useWizard();
  const [picked, setPicked] = useState<string>();
  const [isNew] = useState(report.disclosureCodes.length === 0);
  const isAsked = isNew && hasManyParts(parts);
  const { data } = useQuery({ ...organizationQueries.profile(useApi()), enabled: isAsked });
  const own = parts.find(({ code }) => code === data?.industry)?.code;
  return [picked ?? (isAsked ? own : undefined) ?? '', setPicked];
};
