import { fetchInventoryFile } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ClimateInventoryQuery, ExportFormat, Language } from '@esg/contract';
import { useRef, useState } from 'react';

/** A file that is made: what it is, and how far it is. */
export type InventoryFile = {
  readonly format: ExportFormat;
  readonly language: Language;
  readonly state: 'waiting' | 'making' | 'ready' | 'failed';
  readonly blob?: Blob;
  readonly error?: unknown;
};

type Wanted = Pick<InventoryFile, 'format' | 'language'>;
const isSame = (one: Wanted, other: Wanted) => one.format === other.format && one.language === other.language;

/** Makes files one after the other, and says how far each is. Another run stops the one before. */
export const useInventoryFiles = (asked: ClimateInventoryQuery) => {
  const api = useApi();
  const [files, setFiles] = useState<readonly InventoryFile[]>([]);
  const running = useRef<AbortController>(undefined);
  const put = (file: InventoryFile) => setFiles((all) => all.map((each) => (isSame(each, file) ? file : each)));
  const makeOne = async ({ format, language }: Wanted, signal: AbortSignal) => {
    put({ format, language, state: 'making' });
    try {
      const blob = await fetchInventoryFile(api, { ...asked, format, language }, signal);
      put({ format, language, state: 'ready', blob });
    } catch (error) {
      if (!signal.aborted) put({ format, language, state: 'failed', error });
    }
  };
  const make = async (wanted: readonly Wanted[]) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const { signal } = run;
    setFiles(wanted.map((each) => ({ ...each, state: 'waiting' })));
    for (const each of wanted) {
      if (signal.aborted) return;
      await makeOne(each, signal);
    }
  };
  const again = (file: Wanted) => void makeOne(file, new AbortController().signal);
  const isMaking = files.some(({ state }) => state === 'waiting' || state === 'making');
  return { files, make, again, isMaking };
};
