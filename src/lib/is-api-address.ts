/** Whether this can be where the API is: a path of this server, or a full address. */
export function isApiAddress(text: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)\S*$/.test(text) && URL.canParse(text, 'https://any.example');
}
