import type { BuilderContent } from '@esg/contract';
import { useState } from 'react';
import {
  duplicatePart,
  insertPart,
  movePart,
  newDimension,
  newDisclosure,
  newTopic,
  type Part,
  partOf,
  partsOf,
  removePart,
  replacePart,
} from './edit-content.ts';

type Changes = {
  readonly content: BuilderContent;
  readonly onChange: (content: BuilderContent) => void;
  readonly onOpen: (id: string | undefined) => void;
};

const siblingsOf = (content: BuilderContent, { level, above }: Part): number =>
  partsOf(content).filter((other) => other.level === level && other.above?.id === above?.id).length;

/** Actions on the parts of a framework; the last removed part can be restored. */
export const useParts = ({ content, onChange, onOpen }: Changes) => {
  const [removed, setRemoved] = useState<Part>();
  const add = (made: Part) => {
    onChange(insertPart(content, made));
    onOpen(made.part.id);
  };
  return {
    removed,
    forget: () => setRemoved(undefined),
    /** Restores the last removed part; all later changes stay. */
    restore: () => {
      if (!removed) return;
      onChange(insertPart(content, removed));
      onOpen(removed.part.id);
      setRemoved(undefined);
    },
    /** Moves a part before or after its neighbour. */
    move: (id: string, by: -1 | 1) => onChange(movePart(content, id, by)),
    addDimension: () =>
      add({ level: 'dimension', part: newDimension(content), above: null, index: content.dimensions.length }),
    /** Adds a topic below a dimension, or a disclosure below a topic. */
    addBelow: (given: Part) => {
      if (given.level === 'dimension')
        add({ level: 'topic', part: newTopic(given.part), above: given.part, index: given.part.topics.length });
      if (given.level === 'topic')
        add({
          level: 'disclosure',
          part: newDisclosure(given.part),
          above: given.part,
          index: given.part.disclosures.length,
        });
    },
    editsOf: (given: Part, disabled: boolean) => ({
      disabled,
      siblings: siblingsOf(content, given),
      onChange: (part: Part['part']) => onChange(replacePart(content, part)),
      onMove: (by: -1 | 1) => onChange(movePart(content, given.part.id, by)),
      onDuplicate: () => {
        const { content: next, id } = duplicatePart(content, given);
        onChange(next);
        onOpen(id);
      },
      onRemove: () => {
        setRemoved(partOf(content, given.part.id));
        onChange(removePart(content, given.part.id));
        onOpen(given.above?.id);
      },
    }),
  };
};
