/** Whether a connection was there and does not work any longer; one that was never finished is not broken. */
export const isBroken = ({ status }: { status: string }): boolean =>
  status !== 'ACTIVE' && status !== 'INITIATED';
