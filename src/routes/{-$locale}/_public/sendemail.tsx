import { createFileRoute } from '@tanstack/react-router';
import { EmailSentScreen } from '@/features/auth/email-sent-screen';

export const Route = createFileRoute('/{-$locale}/_public/sendemail')({
  component: EmailSentScreen,
  staticData: { texts: ['recovery'], title: (LL) => LL.recovery.sent.title() },
});
