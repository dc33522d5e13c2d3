import type { ApiScope } from '@esg/contract';

type Section = { id: string; title: string; text: readonly string[]; example?: (origin: string) => string };
/** The texts around the reference; names of operations come from the document. */
export type Words = {
  title: string;
  lead: string;
  skip: string;
  home: string;
  contents: string;
  operations: string;
  schemas: string;
  needs: string;
  parameters: string;
  body: string;
  answers: string;
  example: string;
  document: string;
  columns: { name: string; place: string; type: string; limits: string; about: string; status: string };
  required: string;
  scopes: Record<ApiScope, string>;
  scopesTitle: string;
  /** Names of the business words that operations are grouped by; a missing one is shown as in the document. */
  tags: Readonly<Record<string, string>>;
  sections: readonly Section[];
};
