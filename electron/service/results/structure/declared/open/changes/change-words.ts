import { wordsOfKey } from '../../../../../json/words-of-key.ts'

const STARTS = (starts: string): readonly string[] => starts.split(' ')

/** How words begin that say of an entry that it corrects an earlier one. */
const CORRECTING = STARTS(
  'correct corrig rectif revis amend updat modif chang replac remplac overwr supersed herzien gewijzigd verbeterd ' +
    'geander korrigier aktualisier bijgewerkt modificat corret actualiz atualiz alterad aggiorn patch',
)
/** How words begin that say of an entry that it takes an earlier one back. */
const RETRACTING = STARTS(
  'retract withdraw withdrawn revok delet remov eras annul supprim effac ingetrokken verwijderd geloscht ' +
    'entfernt zuruckgezogen ritirat rimoss cancellat eliminad borrad removid',
)
/** Words that say so as a whole only: "retraités" are retired people, and an "editor" has a profession. */
const CORRECTING_WHOLE: ReadonlySet<string> = new Set(['edit', 'edited', 'edite', 'editee', 'maj'])
const RETRACTING_WHOLE: ReadonlySet<string> = new Set(['retrait', 'retraits'])
/** Words that turn these, or say that nothing came of it. */
const DENYING: ReadonlySet<string> = new Set(
  'not no non pas failed rejected refused requested proposed attempt refuse rejete demande tentative undo'.split(
    ' ',
  ),
)
const VERSIONS: ReadonlySet<string> = new Set('version versie revision rev edition'.split(' '))

function says(text: unknown, starts: readonly string[], whole: ReadonlySet<string>): boolean {
  if (typeof text !== 'string' || text.length > 60) return false
  const words = wordsOfKey(text)
  if (words.length > 3 || words.some((word) => DENYING.has(word))) return false
  return words.some((word) => whole.has(word) || starts.some((start) => word.startsWith(start)))
}

/** Whether a short text says that its entry corrects an earlier one: "AnswerRevised", "correction". */
export function saysCorrected(text: unknown): boolean {
  return says(text, CORRECTING, CORRECTING_WHOLE)
}

/** Whether a short text says that its entry takes an earlier one back: "answer.withdrawn". */
export function saysRetracted(text: unknown): boolean {
  return says(text, RETRACTING, RETRACTING_WHOLE)
}

/** Whether a name is of the version of an entry. */
export function isVersionName(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length <= 2 && words.some((word) => VERSIONS.has(word))
}
