import type { Toolkit } from '@/api/generated/schemas/toolkit.zod';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';

/** Whether a toolkit works as it is; the company's own tools need no connection. */
export const isConnected = ({ toolkit, connection }: Toolkit) =>
  toolkit === OWN_TOOLKIT || connection?.status === 'ACTIVE';
