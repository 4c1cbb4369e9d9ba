import type { WordingLanguage } from '../wording/finding.ts'

/** Function words, without accents. Apostrophes separate words, so that "qu" and "don" are among them. */
const FUNCTION_WORDS: Record<WordingLanguage, ReadonlySet<string>> = {
  fr: new Set(
    'le la les l un une des du de d au aux ce cet cette ces c ca cela ceci celui celle ceux celles je j me m moi tu te t toi il elle on nous vous ils elles se s soi lui leur leurs eux y en mon ma mes ton ta tes son sa ses notre nos votre vos qui que qu quoi dont ou quel quelle quels quelles lequel laquelle lesquels lesquelles et mais donc or ni car si comme quand lorsque puisque parce pour par sur sous dans avec sans chez entre vers depuis pendant avant apres contre selon a ne n pas plus non oui aussi tres trop beaucoup peu assez bien encore deja alors puis ainsi meme tout toute tous toutes etre est suis es sommes etes sont etais etait etions etiez etaient serai sera seront serait seraient sois soit soient ete etant avoir ai as avons avez ont avais avait avions aviez avaient aura auront aurait auraient ait aient eu ayant fait faire fais font'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an the this that these those i me my mine myself you your yours he him his she her hers it its we us our ours they them their theirs who whom whose which what and or but nor so if then than as because while when where why how of to in on at by for from with without about into over under between through during before after against up down out off not no nor yes too very much many lot lots quite rather also just only even still again there here all any both each few more most other some such own same be am is are was were been being have has had having do does did doing done will would shall should can could may might must s t d ll m re ve don doesn didn isn aren wasn weren won wouldn shouldn couldn can cannot'.split(
      ' ',
    ),
  ),
}

/** Whether a word, lower case and without accents, is a function word in one of these languages. */
export function isFunctionWord(folded: string, languages: readonly WordingLanguage[]): boolean {
  return languages.some((language) => FUNCTION_WORDS[language].has(folded))
}
