import { downloadDocument, downloadDocuments } from '@esg/api-client';
import { notify, notifyProblem, saveFile, useApi } from '@esg/app-kit';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DocumentRow } from './find-documents.ts';

/** Saves the newest file of a document, or those of several as one ZIP file. */
export const useDownload = () => {
  const { t } = useLingui();
  const api = useApi();
  const name = t`Documents`;
  return (rows: readonly DocumentRow[]) => {
    const [first, ...others] = rows.map(({ document }) => document);
    if (!first) return;
    if (others.length === 0)
      return void downloadDocument(api, first.id).then((blob) => saveFile(blob, first.name), notifyProblem);
    notify('info', msg`Preparing your download`);
    const ids = [first, ...others].map(({ id }) => id);
    void downloadDocuments(api, ids).then((blob) => saveFile(blob, `${name}.zip`), notifyProblem);
  };
};
