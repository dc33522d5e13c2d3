import { axisOf, type Iro, type IroKind, type NewIro } from '@esg/contract';

/** What a new entry begins with. */
export const emptyEntry = (topicId: string): NewIro => ({
  topicId,
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: '',
  description: '',
  horizon: 'short',
  stages: ['own'],
  stakeholders: [],
  evidence: [],
});

/** What of an entry people edit. */
export const editableOf = ({
  topicId,
  kind,
  actual,
  humanRights,
  title,
  description,
  horizon,
  stages,
  stakeholders,
  evidence,
}: Iro): NewIro => ({
  topicId,
  kind,
  actual,
  humanRights,
  title,
  description,
  horizon,
  stages,
  stakeholders,
  evidence,
});

/** What is typed of an entry, and the version of it that the typing began from. */
export type EntryDraft = NewIro & { readonly began: number };
type Kept = Omit<EntryDraft, 'evidence' | 'began'> & Partial<Pick<EntryDraft, 'evidence' | 'began'>>;

/** An entry as it is opened for typing. */
export const openedEntry = (iro: Iro): EntryDraft => ({ ...editableOf(iro), began: iro.version });

/**
 * A draft that may lie here since a former release, which kept neither evidence nor where it began: the evidence stays as it stands, and it
 * counts as begun from the entry as it was added, so that nothing newer is overwritten unseen.
 */
export const restored = (kept: Kept, iro: Iro | undefined): EntryDraft => ({
  ...kept,
  evidence: kept.evidence ?? iro?.evidence ?? [],
  began: kept.began ?? 1,
});

/** The entry as another kind: risks and opportunities may happen, and only negative impacts concern human rights. */
export const asKind = (entry: NewIro, kind: IroKind): NewIro => ({
  ...entry,
  kind,
  actual: axisOf(kind) === 'impact' && entry.actual,
  humanRights: kind === 'negative' && entry.humanRights,
});
