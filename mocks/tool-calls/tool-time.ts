/** How long a played tool takes. */
export const TOOL_MILLISECONDS = 450;
