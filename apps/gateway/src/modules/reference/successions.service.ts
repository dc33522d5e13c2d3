import type { PlacedDisclosure, Succession } from '@esg/contract';
import { findDisclosure, findFramework, listSuccessions } from '@esg/standards';

let successions: readonly Succession[] | undefined;

/** Which disclosure replaces which, with names to read. The library changes only with a release, so they are named once. */
export const namedSuccessions = (): readonly Succession[] => {
  const placed = ({ versionId, code }: { versionId: string; code: string }): PlacedDisclosure => ({
    versionId,
    code,
    framework: findFramework(versionId)?.name ?? { en: versionId, zhTw: versionId },
    title: findDisclosure(versionId, code)?.title ?? null,
  });
  successions ??= listSuccessions().map(({ versionId, code, successor, from, basis }) => ({
    disclosure: placed({ versionId, code }),
    successor: placed(successor),
    from,
    basis,
  }));
  return successions;
};
