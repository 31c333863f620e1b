import { ComingSoonScreen } from '@/features/shell/coming-soon-screen';

/** The figures of the conversations with visitors. */
export function FiguresPage() {
  return <ComingSoonScreen />;
}
