import type { BuilderContent, BuilderFinding } from '@esg/contract';
import { Button, Stack, Text, Tree, type TreeNode } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useBuilderWords } from './builder-words.ts';

/** Id of the framework itself in the address. */
export const wholeId = 'framework';
export const reasonsId = 'reasons';
export const checksId = 'checks';

type OutlineProps = {
  readonly content: BuilderContent;
  readonly findings: readonly BuilderFinding[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Alt with an arrow key moves the open part. */
  readonly onMove: ((by: -1 | 1) => void) | undefined;
  /** Undefined if nothing may be changed. */
  readonly onAddDimension: (() => void) | undefined;
};

/** The framework as a tree: each dimension and topic can be opened, and begins with its own details. */
export const Outline = ({ content, findings, selected, onSelect, onMove, onAddDimension }: OutlineProps) => {
  const { t } = useLingui();
  const words = useBuilderWords();
  const nodes = useMemo((): TreeNode[] => {
    const marked = new Set(findings.filter(({ blocking }) => blocking).map(({ partId }) => partId));
    const leaf = (id: string, label: string): TreeNode => ({ id, label: marked.has(id) ? `${label} •` : label });
    return [
      leaf(wholeId, t`About the framework`),
      leaf(checksId, findings.length > 0 ? t`To fix (${findings.length})` : t`Nothing to fix`),
      leaf(reasonsId, t`Reasons for leaving out`),
      ...content.dimensions.map((dimension) => ({
        id: `open-${dimension.id}`,
        label: words.part(dimension),
        children: [
          leaf(dimension.id, t`About this dimension`),
          ...dimension.topics.map((topic) => ({
            id: `open-${topic.id}`,
            label: words.part(topic),
            children: [
              leaf(topic.id, t`About this topic`),
              ...topic.disclosures.map((disclosure) => leaf(disclosure.id, words.part(disclosure))),
            ],
          })),
        ],
      })),
    ];
  }, [content, findings, t, words]);
  return (
    <Stack gap={3}>
      <Tree
        label={t`Parts of the framework`}
        nodes={nodes}
        selected={selected}
        onSelect={({ id }) => onSelect(id)}
        onKeyDown={(event) => {
          if (!onMove || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          onMove(event.key === 'ArrowUp' ? -1 : 1);
        }}
        defaultExpanded={content.dimensions.length > 6 ? [] : nodes.flatMap(openBranches)}
      />
      {onMove && (
        <Text size="sm" tone="muted">
          <Trans>Move with Alt and the arrow keys.</Trans>
        </Text>
      )}
      {onAddDimension && (
        <div>
          <Button size="compact" onClick={onAddDimension}>
            <Plus aria-hidden />
            <Trans>Add a dimension</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
};

const openBranches = (node: TreeNode): string[] =>
  node.children ? [node.id, ...node.children.flatMap(openBranches)] : [];
