/** The look of a small button that stays pressed. */
export const PRESSED_CLASS = 'btn-sm aria-pressed:bg-primary/15 aria-pressed:text-primary';
