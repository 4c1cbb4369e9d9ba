/** How pyxform and SurveyJS call the language that a file does not name. */
const UNNAMED = 'default'

/**
 * The name of a language of a file, in the language of the page: `fr` is "French". A name in words, as forms have, stays as
 * it is. Null where the file does not name it.
 */
export function languageName(name: string, shown: string): string | null {
  if (name === UNNAMED) return null
  if (!/^[a-z]{2,3}(?:[-_][a-z]{1,4})?$/i.test(name)) return name
  try {
    const words = new Intl.DisplayNames([shown], { type: 'language', fallback: 'none' }).of(
      name.replace('_', '-'),
    )
    return words === undefined ? name : words.charAt(0).toLocaleUpperCase(shown) + words.slice(1)
  } catch {
    // Programs have codes of their own, such as Qualtrics' `ZH-S`.
    return name
  }
}
