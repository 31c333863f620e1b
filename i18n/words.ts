/** What the words of a noun are made of: texts, and groups of texts. */
export interface Words {
  [name: string]: string | Words;
}
