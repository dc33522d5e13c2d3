import { defineConfig } from '@hey-api/openapi-ts';

/**
 * Types and one function per operation. Query keys live in the façades: generated ones are flat and declare the wire's
 * error body where callers get an `ApiError`. Responses are not validated in the browser: the gateway's tests hold every
 * answer against the same schemas, and the validators would cost the first route more bytes than its session does. The client
 * brings its token along by itself (`createApiClient`), so calls need not say which of the document's schemes they take.
 */
export default defineConfig({
  input: '../contract/openapi.json',
  output: { path: 'src/generated', module: { extension: '.ts' } },
  plugins: ['@hey-api/client-ky', '@hey-api/typescript', { name: '@hey-api/sdk', auth: false }],
});
