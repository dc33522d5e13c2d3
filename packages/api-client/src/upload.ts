/** Progress and control of an upload. */
export type UploadWatch = {
  /** The share that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Stops the upload; the call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

const headersOf = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

const withoutBody = [204, 205, 304];

/** Sends a request as `fetch` does and reports the progress of its body, which `fetch` cannot. */
const sendWatched =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const stop = () => {
        call.abort();
        reject(request.signal.reason);
      };
      call.open(request.method, request.url);
      call.responseType = 'blob';
      call.withCredentials = request.credentials === 'include';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onload = () => {
        const { status } = call;
        const answer = withoutBody.includes(status) ? null : (call.response as Blob);
        resolve(new Response(answer, { status, headers: headersOf(call.getAllResponseHeaders()) }));
      };
      if (request.signal.aborted) return stop();
      request.signal.addEventListener('abort', stop);
      call.send(body);
    });
  };

/** Options of a call that uploads a file: without a time limit, with progress and a way to stop it where somebody watches. */
export const uploading = ({ onProgress, signal }: UploadWatch) => ({
  ...(signal ? { signal } : {}),
  kyOptions: { timeout: false as const, ...(onProgress ? { transport: sendWatched(onProgress) } : {}) },
});
