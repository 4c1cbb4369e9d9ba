import type { WordingLanguage } from '../../wording/finding.ts'

/** A name in each language. */
type Named = Readonly<Record<WordingLanguage, string>>

/** One problem that an item can have. */
export interface QasCode {
  /** As written in QAS-99 and stored here: "3a"; step 8 has no letters. */
  code: string
  /** "3". */
  step: string
  /** "a"; empty for step 8, which has a single code. */
  letter: string
  name: Named
}

/** A step of the appraisal, with the problems to look for. */
export interface QasStep {
  step: string
  name: Named
  codes: readonly QasCode[]
}

/**
 * The steps and codes of the Question Appraisal System QAS-99 (G. B. Willis and J. T. Lessler, Research Triangle
 * Institute, 1999), in its order and with its letters. The short names are Sonde's own; the manual explains each code.
 */
export const QAS_STEPS: readonly QasStep[] = [
  step('1', { en: 'Reading', fr: 'Lecture' }, [
    { en: 'what to read', fr: 'quoi lire' },
    { en: 'missing information', fr: 'information manquante' },
    { en: 'how to read', fr: 'comment lire' },
  ]),
  step('2', { en: 'Instructions', fr: 'Consignes' }, [
    { en: 'conflicting or inaccurate', fr: 'contradictoires ou inexactes' },
    { en: 'complicated', fr: 'compliquées' },
  ]),
  step('3', { en: 'Clarity', fr: 'Clarté' }, [
    { en: 'wording', fr: 'formulation' },
    { en: 'technical term', fr: 'terme technique' },
    { en: 'vague', fr: 'vague' },
    { en: 'reference period', fr: 'période de référence' },
  ]),
  step('4', { en: 'Assumptions', fr: 'Présupposés' }, [
    { en: 'inappropriate assumption', fr: 'présupposé inadapté' },
    { en: 'assumes constant behaviour', fr: 'comportement supposé constant' },
    { en: 'double-barrelled', fr: 'double question' },
  ]),
  step('5', { en: 'Knowledge and memory', fr: 'Connaissances et mémoire' }, [
    { en: 'knowledge', fr: 'connaissances' },
    { en: 'attitude', fr: 'opinion' },
    { en: 'recall', fr: 'souvenir' },
    { en: 'computation', fr: 'calcul' },
  ]),
  step('6', { en: 'Sensitivity and bias', fr: 'Sujets délicats et biais' }, [
    { en: 'sensitive content', fr: 'sujet délicat' },
    { en: 'sensitive wording', fr: 'termes délicats' },
    { en: 'socially acceptable answer', fr: 'réponse socialement acceptable' },
  ]),
  step('7', { en: 'Response categories', fr: 'Modalités de réponse' }, [
    { en: 'open-ended', fr: 'question ouverte' },
    { en: 'mismatch with the stem', fr: 'sans accord avec l’énoncé' },
    { en: 'technical term', fr: 'terme technique' },
    { en: 'vague', fr: 'vagues' },
    { en: 'overlapping', fr: 'qui se recoupent' },
    { en: 'missing', fr: 'manquantes' },
    { en: 'illogical order', fr: 'ordre illogique' },
  ]),
  { ...step('8', { en: 'Other', fr: 'Autre' }, []), codes: [other()] },
]

/** All codes, in order. */
export const QAS_CODES: readonly QasCode[] = QAS_STEPS.flatMap(({ codes }) => codes)

/** The entry of a code; undefined for an unknown one. */
export function qasCode(code: string): QasCode | undefined {
  return QAS_CODES.find((each) => each.code === code)
}

/** A code as it is shown: "3a Clarity: wording". An unknown one is shown as it is stored. */
export function nameOfCode(code: string, language: WordingLanguage): string {
  const known = qasCode(code)
  const around = QAS_STEPS.find(({ step }) => step === known?.step)
  if (!known || !around) return code
  if (known.letter === '') return `${code} ${around.name[language]}`
  const colon = language === 'fr' ? '\u00A0: ' : ': '
  return `${code} ${around.name[language]}${colon}${known.name[language]}`
}

function step(number: string, name: Named, names: readonly Named[]): QasStep {
  const codes = names.map((own, at) => {
    const letter = String.fromCharCode('a'.charCodeAt(0) + at)
    return { code: number + letter, step: number, letter, name: own }
  })
  return { step: number, name, codes }
}

function other(): QasCode {
  return { code: '8', step: '8', letter: '', name: { en: 'another problem', fr: 'autre problème' } }
}
