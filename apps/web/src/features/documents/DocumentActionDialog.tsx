import type { DocumentTagCategory } from '@esg/contract';
import { DeleteDocuments } from './DeleteDocuments.tsx';
import { DocumentDetails } from './DocumentDetails.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import type { DocumentAction } from './DocumentMenu.tsx';
import type { DocumentRow } from './find-documents.ts';
import { TagDialog } from './TagDialog.tsx';

type DocumentActionDialogProps = {
  readonly action: DocumentAction;
  readonly rows: readonly DocumentRow[];
  readonly categories: readonly DocumentTagCategory[];
  readonly onClose: () => void;
  /** Called when something was done with all of them. */
  readonly onDone: () => void;
};

/** The dialog of an action on one document or several. */
export const DocumentActionDialog = ({ action, rows, categories, onClose, onDone }: DocumentActionDialogProps) => {
  const [first] = rows;
  // Another person may have deleted it.
  if (!first) return null;
  if (action === 'details') return <DocumentDetails document={first.document} onClose={onClose} />;
  if (action === 'edit') return <DocumentDialog document={first.document} categories={categories} onClose={onClose} />;
  if (action === 'tag') return <TagDialog rows={rows} categories={categories} onClose={onClose} onDone={onDone} />;
  return <DeleteDocuments rows={rows} onClose={onClose} onDone={onDone} />;
};
