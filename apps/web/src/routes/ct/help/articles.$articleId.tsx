import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../../../features/help/ArticlePage.tsx';

export const Route = createFileRoute('/ct/help/articles/$articleId')({
  component: () => <ArticlePage {...Route.useParams()} />,
});
