import { type TokenDoc, tokenDocs } from '@esg/tokens/docs';
import { CopyButton, Inline, SearchField, Stack, Table, Text } from '@esg/ui';
import { type ReactNode, useState } from 'react';

const copyLabels = { copy: 'Copy name', copied: 'Copied', failed: 'Not copied' };

type TokenTableProps = {
  readonly caption: string;
  /** The start of the CSS variables of the listed tokens. */
  readonly prefixes: readonly string[];
  /** Head of the columns after the name. */
  readonly columns: readonly string[];
  /** Cells of those columns. */
  readonly cells: (token: TokenDoc) => readonly ReactNode[];
};

const searchable = ({ name, path, description }: TokenDoc) => `${name} ${path} ${description}`.toLowerCase();

/** Name of a token in code, ready to be copied, and its purpose. */
const TokenName = ({ token: { name, path, description } }: { token: TokenDoc }) => (
  <Stack gap={1} align="start">
    <Inline gap={1} wrap={false}>
      <code style={{ whiteSpace: 'nowrap' }}>{`--${name}`}</code>
      <CopyButton iconOnly size="compact" emphasis="bare" text={`var(--${name})`} labels={copyLabels} />
    </Inline>
    <Text size="sm">{description}</Text>
    <Text size="xs" tone="muted">
      {`vars.${path}`}
    </Text>
  </Stack>
);

/** Tokens from the token data, filtered by a search over name, place and description. */
export const TokenTable = ({ caption, prefixes, columns, cells }: TokenTableProps) => {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const tokens = tokenDocs.filter(
    (token) => prefixes.some((prefix) => token.name.startsWith(prefix)) && searchable(token).includes(wanted),
  );
  return (
    <Stack align="stretch" gap={3}>
      <div style={{ maxWidth: '24rem' }}>
        <SearchField
          label={`Search ${caption.toLowerCase()}`}
          placeholder="Name or purpose"
          labels={{ clear: 'Clear search' }}
          value={query}
          onChange={({ value }) => setQuery(value)}
        />
      </div>
      <Text as="span" size="sm" tone="muted">
        {`${tokens.length} tokens`}
      </Text>
      <Table caption={caption} captionHidden>
        <thead>
          <tr>
            {['Token', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name} style={{ verticalAlign: 'top' }}>
              <td>
                <TokenName token={token} />
              </td>
              {cells(token).map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};
