import { createFileRoute } from '@tanstack/react-router';
import { SendAgainScreen } from '@/features/auth/send-again-screen';

export const Route = createFileRoute('/{-$locale}/_public/sendemailagain')({
  component: SendAgainScreen,
  staticData: { texts: ['recovery'], title: (LL) => LL.recovery.again.title() },
});
