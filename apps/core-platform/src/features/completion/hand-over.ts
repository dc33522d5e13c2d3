import { type ApiClient, exportQueries, fetchExportFile } from '@esg/api-client';
import { exportFormatNames, notify, notifyProblem, saveFile } from '@esg/app-kit';
import type { ReportExport } from '@esg/contract';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reports whose files somebody is looking at. */
const inSight = new Map<string, number>();

/** Records that the files of a report are on screen, so that a finished one is saved without a message. */
export const useFilesInSight = (reportId: string) => {
  useEffect(() => {
    inSight.set(reportId, (inSight.get(reportId) ?? 0) + 1);
    return () => {
      inSight.set(reportId, (inSight.get(reportId) ?? 1) - 1);
    };
  }, [reportId]);
};

const pauseMs = 800;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

type Deps = { readonly api: ApiClient; readonly queryClient: QueryClient };

/** The file once it is finished or failed; nothing where it was removed. */
export const settled = async ({ api, queryClient }: Deps, id: string): Promise<ReportExport | undefined> => {
  for (;;) {
    const entry = await queryClient.fetchQuery({ ...exportQueries.one(api, id), staleTime: 0 }).catch(() => undefined);
    if (!entry || (entry.status !== 'waiting' && entry.status !== 'running')) return entry;
    await pause();
  }
};

/** Saves a finished file among the person's downloads. */
export const saveExport = async (api: ApiClient, { id, fileName, format }: ReportExport) =>
  saveFile(await fetchExportFile(api, id), fileName ?? i18n._(exportFormatNames[format]));

/** Saves the requested file as soon as it is ready; somebody who has left its report meanwhile gets a message with it. */
export const handOver = async (deps: Deps, asked: Pick<ReportExport, 'id' | 'reportId'>): Promise<void> => {
  const entry = await settled(deps, asked.id);
  if (!entry || entry.status === 'cancelled') return;
  const name = entry.fileName ?? i18n._(exportFormatNames[entry.format]);
  const isHere = (inSight.get(asked.reportId) ?? 0) > 0;
  const save = () => saveExport(deps.api, entry).catch(notifyProblem);
  if (isHere) {
    if (entry.status === 'complete') await save();
    return;
  }
  if (entry.status === 'complete')
    notify('success', msg`${name} is ready`, { label: msg`Download`, run: () => void save() });
  else notify('danger', msg`Couldn’t create ${name}. Try again on its report’s page.`);
};
