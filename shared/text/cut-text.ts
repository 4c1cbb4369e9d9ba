/** The beginning of a text, of at most so many UTF-16 code units, never with one half of a character. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const isHalved =
    /[\ud800-\udbff]/.test(text[longest - 1] ?? '') && /[\udc00-\udfff]/.test(text[longest] ?? '')
  return text.slice(0, isHalved ? longest - 1 : longest)
}
