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

/** The entry as another kind: risks and opportunities may happen, and only negative impacts concern human rights. */
export const asKind = (entry: NewIro, kind: IroKind): NewIro => ({
  ...entry,
  kind,
  actual: axisOf(kind) === 'impact' && entry.actual,
  humanRights: kind === 'negative' && entry.humanRights,
});
