export const CLOSES =
  /(?<!\p{L})(?:clos\p{L}*|shut\p{L}*|until|till|cierr\p{L}*|cerr\p{L}*|hasta)(?!\p{L})/iu;
export const OPENS =
  /(?<!\p{L})(?:open\p{L}*|start\p{L}*|abr\p{L}*|apertura|empez\p{L}*|empiez\p{L}*)(?!\p{L})/iu;

/** Whether something is said of when a company opens or closes. */
export const isOfOpening = (said: string): boolean => CLOSES.test(said) || OPENS.test(said);
