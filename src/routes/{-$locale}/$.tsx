import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@/features/shell/not-found-screen';
import { HomeLink } from '../-parts/links';

export const Route = createFileRoute('/{-$locale}/$')({
  component: () => <NotFoundScreen HomeLink={HomeLink} />,
  staticData: { title: (LL) => LL.shell.notFound() },
});
