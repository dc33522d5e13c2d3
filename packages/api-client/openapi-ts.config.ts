import { defineConfig } from '@hey-api/openapi-ts';

/**
 * Types and one function per operation. Query keys are in the façades: generated ones are flat and declare the wire's error body where
 * callers get an `ApiError`. Responses are not validated in the browser: the gateway's tests check every response against the same schemas,
 * and the validators would add more bytes to the first route than its session has. The client brings its token itself (`createApiClient`),
 * so calls need not name a security scheme.
 */
export default defineConfig({
  input: '../contract/openapi.json',
  output: { path: 'src/generated', module: { extension: '.ts' } },
  plugins: ['@hey-api/client-ky', '@hey-api/typescript', { name: '@hey-api/sdk', auth: false }],
});
