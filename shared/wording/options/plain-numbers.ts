import type { WordingLanguage } from '../finding.ts'

/** Replaces times of day ("6:30 pm", « entre 7 h et 8 h ») by minutes since midnight; durations stay. */
function clockTimes(option: string, lang: WordingLanguage): string {
  const inMinutes = (hour: number, minutes: string | undefined) => `${hour * 60 + Number(minutes ?? 0)} min`
  if (lang === 'fr') {
    if (
      !/^(?:avant|apres|entre|a partir de|de .* a .*) ?(?:minuit|midi|\d+ ?h)/u.test(option) ||
      /heure/u.test(option)
    )
      return option
    return option
      .replace(/(?<!\p{L})midi(?!\p{L})/u, '12 h')
      .replace(/(?<!\p{L})minuit(?!\p{L})/u, '24 h')
      .replace(/(\d+) ?h ?(\d\d)?(?!\p{L})/gu, (_, hour: string, minutes?: string) =>
        inMinutes(Number(hour), minutes),
      )
  }
  return option
    .replace(/(?<!\p{L})(?:12 )?noon(?!\p{L})/u, inMinutes(12, undefined))
    .replace(/(?<!\p{L})midnight(?!\p{L})/u, inMinutes(24, undefined))
    .replace(
      /(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\.?(?!\p{L})/gu,
      (_, hour: string, minutes: string | undefined, half: string) => {
        return inMinutes((Number(hour) % 12) + (half === 'p' ? 12 : 0), minutes)
      },
    )
}

/** A number grouped in the Indian manner: 1,00,000. */
const IN_LAKHS = /(?<![\d,])\d{1,2}(?:,\d{2})+,\d{3}(?!\d)/gu

/** Removes thousands separators, hyphens in words and needless punctuation from a folded option. */
export function plainNumbers(option: string, lang: WordingLanguage): string {
  const thousands = lang === 'fr' ? /(?<=\d)[ .](?=\d{3}(?!\d))/gu : /(?<=\d)[, ](?=\d{3}(?!\d))/gu
  return clockTimes(option, lang)
    .replace(IN_LAKHS, (number) => number.replaceAll(',', ''))
    .replace(thousands, '')
    .replace(/(\d) ?h ?(\d\d)(?!\d)/gu, '$1h$2')
    .replace(/^[-•*] /u, '')
    .replace(/^\((.*)\)$/u, '$1')
    .replace(/(?<=[a-z])-(?=[a-z])/gu, ' ')
    .replace(
      / ((?:par|a|per|each|every|chaque) (?:an|annee|mois|semaine|jour|year|month|week|day)) ((?:ou|et|or|and) (?:plus|moins|more|less))/u,
      ' $2 $1',
    )
    .replace(/ +/gu, ' ')
    .trim()
}
