import { downloadDocumentPart } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { DocumentVersion } from '@esg/contract';
import { useEffect, useState } from 'react';
import { type OpenPdf, startPdf } from './open-pdf.ts';

/** Why a PDF is not shown. */
export type PdfRefusal = 'encrypted' | 'broken';

/** The reader's errors have names, and no classes that survive its worker. */
const refusals: Readonly<Record<string, PdfRefusal>> = {
  PasswordException: 'encrypted',
  InvalidPDFException: 'broken',
  FormatError: 'broken',
  UnknownErrorException: 'broken',
};
export const refusalOf = (error: unknown): PdfRefusal | undefined =>
  error instanceof Error ? refusals[error.name] : undefined;

type State = {
  readonly pdf?: OpenPdf;
  /** It could not be opened. */
  readonly error?: unknown;
  /** It is open, and a part of it could not be fetched. */
  readonly missing?: unknown;
};

/** Opens the file of a version; `retry` asks again for what could not be fetched. */
export const usePdf = (documentId: string, { number, bytes }: Pick<DocumentVersion, 'number' | 'bytes'>) => {
  const api = useApi();
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const [fetchAgain, setFetchAgain] = useState<() => void>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    let isWanted = true;
    const change = (next: (last: State) => State) => isWanted && setState(next);
    let isOpen = false;
    const failed = (error: unknown) => change((last) => (isOpen ? { ...last, missing: error } : { error }));
    const { opened, retry, close } = startPdf({
      bytes,
      read: (begin, end) => downloadDocumentPart(api, { id: documentId, number, begin, end }),
      onFailure: failed,
    });
    opened.then((pdf) => {
      isOpen = true;
      change(() => ({ pdf }));
    }, failed);
    setFetchAgain(() => retry);
    return () => {
      isWanted = false;
      setState({});
      void close();
    };
  }, [api, documentId, number, bytes, attempt]);
  const retry = () => {
    if (!state.pdf) return setAttempt((last) => last + 1);
    setState({ pdf: state.pdf });
    return fetchAgain?.();
  };
  return { ...state, retry };
};
