import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@/features/shell/not-found-screen';

export const Route = createFileRoute('/{-$locale}/$')({
  component: NotFoundScreen,
  staticData: { title: (LL) => LL.shell.notFound() },
});
