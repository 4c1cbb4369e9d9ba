import type { Question } from '../../models/draft.ts'
import type { TwinDefect } from '../../models/experiment.ts'
import { detectLanguage } from '../../wording/detect-language.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { absoluteStems } from './plant-absolute.ts'
import { doubleBarrelledStems } from './plant-double-barrelled.ts'
import { leadingStems } from './plant-leading.ts'
import { overlappingOptions } from './plant-overlapping.ts'
import { unbalancedOptions } from './plant-unbalanced.ts'
import { isPlanted, rulesFound, showsDefect } from './planted.ts'

/**
 * Why no twin of an item can be made. `open_ended`: its answers are not counted. `already`: it has that defect already.
 * `no_ranges`, `no_scale`: its options are no ranges, or no scale. `no_form`: the wording checker would find in no form
 * of the defect exactly this defect and nothing else new.
 */
export type NoTwin = 'open_ended' | 'already' | 'no_ranges' | 'no_scale' | 'no_form'

export type MadeTwin = { question: Question } | { cannot: NoTwin }

/**
 * The item with a defect planted by rule: the first form in which the wording checker finds the defect, and no other
 * new fault. The item keeps its id, and so do options whose meaning stays the same.
 *
 * @param lang the language to assume where that of the item cannot be detected
 */
export function makeTwin(item: Question, defect: TwinDefect, lang: WordingLanguage): MadeTwin {
  if (item.type !== 'single_choice') return { cannot: 'open_ended' }
  const own = itemLanguage(item, lang)
  const before = rulesFound(item, own)
  if (showsDefect(before, defect)) return { cannot: 'already' }
  const wordings = wordingsOf(item, defect, own)
  if (!Array.isArray(wordings)) return { cannot: wordings }
  const question = wordings.find((wording) => isPlanted(rulesFound(wording, own), before, defect))
  return question ? { question } : { cannot: 'no_form' }
}

/** The language in which the wording checker reads an item. */
export function itemLanguage({ stem, options }: Question, otherwise: WordingLanguage): WordingLanguage {
  return detectLanguage(`${stem} ${options.map(({ text }) => text).join(' ')}`) ?? otherwise
}

function wordingsOf(item: Question, defect: TwinDefect, lang: WordingLanguage): Question[] | NoTwin {
  const stems = (made: readonly string[]) => made.map((stem) => ({ ...item, stem }))
  switch (defect) {
    case 'leading':
      return stems(leadingStems(item.stem, item.options[0]?.text ?? '', lang))
    case 'double_barrelled':
      return stems(doubleBarrelledStems(item.stem, lang))
    case 'absolute':
      return stems(absoluteStems(item.stem, lang))
    case 'overlapping': {
      const options = overlappingOptions(item.stem, item.options, lang)
      return options ? [{ ...item, options }] : 'no_ranges'
    }
    case 'unbalanced': {
      const scales = unbalancedOptions(item.options, lang)
      return scales ? scales.map((options) => ({ ...item, options })) : 'no_scale'
    }
  }
}
