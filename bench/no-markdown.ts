/** Takes the place of the product's own: nothing draws Markdown, an answer is plain text. */
export const useMarkdown = (): undefined => undefined;
