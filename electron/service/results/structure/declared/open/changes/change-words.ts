import { wordsOfKey } from '../../../../../json/words-of-key.ts'

const oneOf = (words: string): string => words.replaceAll(' ', '|')

/** How words begin that say of an entry that it corrects an earlier one. */
const CORRECTING =
  'correct corrig rectif revis amend updat modif chang replac remplac overwr supersed korrigier aktualisier modific ' +
  'corret actualiz atualiz alter aggiorn patch'
/** How words begin that say of an entry that it takes an earlier one back. */
const RETRACTING =
  'retract withdraw revok revoc delet remov eras annul supprim effac ritir cancell elimin borr'
/**
 * How they end where they say what was done. With other endings they name people: a "correcteur", a "réviseuse" and a
 * "remplaçante" change nothing, and a "furniture remover" takes nothing back.
 */
const DONE = oneOf(
  'e es ed ee ees s n al t te ten ter tes ing ion ions ement ements ment ments y ied ies ie iee iees ication ications ' +
    'ite ites itten endum ure ation ations ung to ta ti ato ata ati ate ado ada ados adas azione acion acao amento ' +
    'ido ida idos idas',
)
/** Words that say so as a whole only. */
const CORRECTING_WHOLE =
  'edit edited edite editee maj correctif corriger modifier remplacer herzien gewijzigd verbeterd geandert bijgewerkt'
const RETRACTING_WHOLE =
  'retrait retraits supprimer effacer annuler ingetrokken verwijderd geloscht entfernt zuruckgezogen rimosso rimossa ' +
  'removido removida retirado retirada'
/** Words that turn these, or say that nothing came of it. */
const DENYING: ReadonlySet<string> = new Set(
  'not no non pas failed rejected refused requested proposed attempt refuse rejete demande tentative undo'.split(
    ' ',
  ),
)
const VERSIONS: ReadonlySet<string> = new Set('version versie revision rev edition'.split(' '))
const MOST_WORDS = 3
const LONGEST = 60

const formsOf = (starts: string, whole: string): RegExp =>
  new RegExp(`^(?:(?:${oneOf(starts)})(?:${DONE})?|${oneOf(whole)})$`)
const CORRECTS = formsOf(CORRECTING, CORRECTING_WHOLE)
const RETRACTS = formsOf(RETRACTING, RETRACTING_WHOLE)

function says(text: unknown, forms: RegExp): boolean {
  if (typeof text !== 'string' || text.length > LONGEST) return false
  const words = wordsOfKey(text)
  const isShort = words.length <= MOST_WORDS && !words.some((word) => DENYING.has(word))
  return isShort && words.some((word) => forms.test(word))
}

/** Whether a short text says that its entry corrects an earlier one: "AnswerRevised", "correction". */
export function saysCorrected(text: unknown): boolean {
  return says(text, CORRECTS)
}

/** Whether a short text says that its entry takes an earlier one back: "answer.withdrawn". */
export function saysRetracted(text: unknown): boolean {
  return says(text, RETRACTS)
}

/** Whether a name is of the version of an entry. */
export function isVersionName(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length <= 2 && words.some((word) => VERSIONS.has(word))
}
