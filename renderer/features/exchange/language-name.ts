/** The name that pyxform and SurveyJS give to a language that the file does not name. */
const UNNAMED = 'default'

/**
 * The name of a file's language in the language of the page: `fr` is "French". A name in words, which XLSForms have,
 * stays as it is. Null where the file does not name the language.
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
    // Some programs have their own codes, such as Qualtrics' `ZH-S`.
    return name
  }
}
