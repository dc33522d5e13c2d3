import { reportQueries } from '@esg/api-client';
import { Status } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/services.tsx';

/** How long a text is unchanged before it is looked up. */
const restMilliseconds = 300;

const useAtRest = (text: string): string => {
  const [known, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), restMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return known;
};

const plain = (name: string) => name.trim().toLowerCase();

/** Names of the organisation's reports that begin with this one, in all languages; undefined until they are known. */
const useNamesLike = (name: string): ReadonlySet<string> | undefined => {
  const api = useApi();
  const q = useAtRest(name.trim());
  const enabled = q !== '';
  const { data: ongoing } = useInfiniteQuery({ ...reportQueries.list(api, 'ongoing', q), enabled });
  const { data: published } = useInfiniteQuery({ ...reportQueries.list(api, 'published', q), enabled });
  if (!ongoing || !published || q !== name.trim()) return undefined;
  const all = [...ongoing.reports, ...published.reports];
  return new Set(all.flatMap((report) => [report.name, ...Object.values(report.names)]).map(plain));
};

/** Whether a report of the organisation has this name already. */
export const useNameTaken = (name: string): boolean => useNamesLike(name)?.has(plain(name)) ?? false;

/** The first of the names that no report has; the first name is the beginning of all others. A name without variants stays. */
export const useFreeName = (nameAt: (place: number) => string): number => {
  const names = useNamesLike(nameAt(1));
  let place = 1;
  while (names?.has(plain(nameAt(place))) && nameAt(place + 1) !== nameAt(place)) place += 1;
  return place;
};

/** Shown at a name that another report has, which may be kept. */
export const NameTakenHint = () => (
  <Status tone="warning">
    <Trans>You already have a report with this name. Add a word that tells them apart, or keep it.</Trans>
  </Status>
);
