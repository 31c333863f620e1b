/**
 * Above a chat an option is a word and its choice, as wide as that and without a box: the chat weighs more than how it
 * is had. On a phone they stand in a dialog of their own, as fields.
 */
export const QUIET_OPTION = [
  'sm:flex-row sm:items-center sm:gap-0 sm:text-[0.8125rem]',
  'sm:[&_label]:font-normal sm:[&_label]:text-quiet',
  'sm:[&_.select]:w-auto! sm:[&_.select]:max-w-56 sm:[&_.select]:[field-sizing:content]',
  'sm:[&_.select]:border-transparent sm:[&_.select]:bg-transparent sm:[&_.select]:shadow-none',
  'sm:[&_.select]:ps-2 sm:[&_.select]:font-medium sm:[&_.select]:text-[0.8125rem]',
  'sm:[&_.select:hover]:bg-base-content/5',
].join(' ');
