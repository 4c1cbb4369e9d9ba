import type { z } from 'zod'
import { MOST_CALIBRATED } from '../../../shared/experiments/calibration/calibration-plan.ts'
import type { PlanProblem } from '../../../shared/experiments/design/plan-problems.ts'
import type { Sentence } from '../../host/terminal-language.ts'
import { ARM_KINDS, type FileProblem } from './plan-file.ts'

/** A mistake in a plan file, for the terminal. */
export function tellIssue(issue: z.core.$ZodIssue): Sentence {
  const at = place(pathOf(issue.path))
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = issue.keys.join(', ')
      return {
        fr: `${at.fr}champ inconnu : ${names}. Corrigez son nom ou retirez-le.`,
        en: `${at.en}unknown member: ${names}. Correct its name or remove it.`,
      }
    }
    case 'invalid_type':
      return issue.input === undefined
        ? {
            fr: `${at.fr}cette valeur manque (attendu : ${issue.expected}).`,
            en: `${at.en}this value is missing (expected: ${issue.expected}).`,
          }
        : {
            fr: `${at.fr}cette valeur n’est pas du bon type (attendu : ${issue.expected}).`,
            en: `${at.en}this value is of the wrong type (expected: ${issue.expected}).`,
          }
    case 'too_small':
      if (issue.origin === 'string')
        return { fr: `${at.fr}ce texte est vide.`, en: `${at.en}this text is empty.` }
      return {
        fr: `${at.fr}trop petit ou trop court : il faut au moins ${issue.minimum}.`,
        en: `${at.en}too small or too short: at least ${issue.minimum} needed.`,
      }
    case 'too_big':
      return {
        fr: `${at.fr}trop grand : il faut au plus ${issue.maximum}.`,
        en: `${at.en}too large: at most ${issue.maximum} allowed.`,
      }
    case 'invalid_value':
      return {
        fr: `${at.fr}valeur inconnue ; valeurs possibles : ${issue.values.join(', ')}.`,
        en: `${at.en}unknown value; possible values: ${issue.values.join(', ')}.`,
      }
    case 'invalid_union':
      if (issue.discriminator === 'kind')
        return {
          fr: `${at.fr}genre inconnu ; genres possibles : ${ARM_KINDS.join(', ')}.`,
          en: `${at.en}unknown kind; possible kinds: ${ARM_KINDS.join(', ')}.`,
        }
      return formless(at)
    default:
      return formless(at)
  }
}

function formless(at: Sentence): Sentence {
  return {
    fr: `${at.fr}cette valeur n’a pas la forme attendue (voir docs/experiments.md).`,
    en: `${at.en}this value does not have the expected form (see docs/experiments.md).`,
  }
}

/** A mistake that concerns how several members of a plan file fit together. */
export function tellFileProblem({ path, what }: FileProblem): Sentence {
  const at = place(path)
  const texts: Record<FileProblem['what'], Sentence> = {
    item_unknown: {
      fr: 'il n’y a pas de question de ce numéro dans « survey.items ».',
      en: 'there is no item of that number in “survey.items”.',
    },
    arm_unknown: {
      fr: 'il n’y a pas de variante de ce numéro dans « arms ».',
      en: 'there is no arm of that number in “arms”.',
    },
    no_order: {
      fr: 'cette question n’a pas d’ordre de modalités à inverser.',
      en: 'this item has no order of response options to reverse.',
    },
    no_rewording: {
      fr: 'aucune variante « rewording » ne la précède.',
      en: 'there is no arm “rewording” before it.',
    },
    item_open_ended: {
      fr: 'une calibration demande des questions à choix unique.',
      en: 'a calibration needs single-choice items.',
    },
    item_unsound: {
      fr: 'la vérification trouve un défaut dans cette question : une calibration demande des questions saines. Corrigez-la, ou nommez les autres dans « items ».',
      en: 'the wording checker finds an issue in this item, and a calibration needs sound ones. Correct it, or name the others in “items”.',
    },
    item_unread: {
      fr: 'la relecture ne lit que le français et l’anglais : elle ne peut pas dire si cette question est saine, ce que demande une calibration. Nommez les autres dans « items ».',
      en: 'the wording checker reads only French and English, so it cannot tell that this item is sound, as a calibration needs. Name the others in “items”.',
    },
    too_many_items: {
      fr: `plus de ${MOST_CALIBRATED} questions : nommez celles qu’il faut prendre.`,
      en: `more than ${MOST_CALIBRATED} items. Name those to take.`,
    },
    twin_repeated: {
      fr: 'cette question a déjà une jumelle.',
      en: 'this item has a twin already.',
    },
    no_twin: {
      fr: 'aucune règle n’introduit ce défaut dans cette question : écrivez « stem » ou « options », ou choisissez un autre défaut.',
      en: 'no rule plants this defect into this item. Write “stem” or “options”, or choose another defect.',
    },
    twin_unseen: {
      fr: 'la relecture ne signale pas ce défaut dans la jumelle, qui ne compterait donc pas : rendez-le plus net dans « stem » ou « options », ou choisissez un autre défaut.',
      en: 'the wording checker does not find this defect in the twin, so it would not count. Make it plainer in “stem” or “options”, or choose another defect.',
    },
    option_unknown: {
      fr: '« sameAs » ne nomme aucune modalité de la question.',
      en: '“sameAs” names no response option of the item.',
    },
  }
  return { fr: at.fr + texts[what].fr, en: at.en + texts[what].en }
}

/** Why a plan cannot be launched although its file is valid. Arms are numbered as in the file; A is the item itself. */
export function tellPlanProblem({ code, arm, twin, problem }: PlanProblem): Sentence {
  const name = twin !== undefined ? `twins[${twin + 1}]` : (arm?.replace(/^arm-(\d+)$/, 'arms[$1]') ?? '')
  const at = place(name === 'a' ? 'item' : name)
  const what = problem?.code ?? code
  const text = PLAN_TEXTS[what] ?? {
    fr: `ce plan ne peut pas être lancé (${what}).`,
    en: `this plan cannot be launched (${what}).`,
  }
  return { fr: at.fr + text.fr, en: at.en + text.en }
}

const PLAN_TEXTS: Partial<Record<string, Sentence>> = {
  question_open_ended: {
    fr: 'une question ouverte n’a pas de modalités à comparer.',
    en: 'an open-ended item has no response options to compare.',
  },
  options_not_shared: {
    fr: 'aucune modalité n’est commune avec la question : utilisez « sameAs » pour celles qui disent la même chose.',
    en: 'no response option is shared with the item. Use “sameAs” for those that mean the same.',
  },
  options_crossed: {
    fr: 'une modalité a le texte d’une autre modalité de la question : corrigez « sameAs », ou laissez-le de côté où le texte est le même.',
    en: 'a response option has the text of another option of the item. Correct “sameAs”, or leave it out where the text is the same.',
  },
  again_repeated: {
    fr: '« again » figure deux fois : augmentez plutôt « runs ».',
    en: '“again” is there twice. Increase “runs” instead.',
  },
  reverses_nothing: {
    fr: 'l’énoncé n’est pas celui de la variante « rewording » qui précède.',
    en: 'its stem is not that of the arm “rewording” before it.',
  },
  contrary_from: {
    fr: '« compare » part de la variante « contrary » : partez de la question.',
    en: '“compare” begins with the arm “contrary”. Begin with the item.',
  },
  contrary_sides: {
    fr: 'les réponses à la variante « contrary » ne peuvent pas être converties en réponses à la question : les modalités d’accord et de désaccord n’y sont pas en même nombre. Égalisez-les, ou comparez une autre variante.',
    en: 'the answers to the arm “contrary” cannot be converted to answers to the item: it has not as many response options that agree as options that disagree. Even them out, or compare another arm.',
  },
  contrary_no_sides: {
    fr: 'les réponses à la variante « contrary » ne peuvent pas être converties en réponses à la question : Sonde ne reconnaît ni accord ni désaccord parmi les modalités. Reformulez-les, ou comparez une autre variante.',
    en: 'the answers to the arm “contrary” cannot be converted to answers to the item: Sonde reads none of the response options as agreement or disagreement. Reword them, or compare another arm.',
  },
  wording_unchanged: {
    fr: 'cette variante demande la même chose que la question : changez sa formulation, ou utilisez « again ».',
    en: 'this arm asks the same as the item. Change its wording, or use “again”.',
  },
  order_unchanged: {
    fr: 'l’ordre des modalités est le même.',
    en: 'the response options have the same order.',
  },
  twins_missing: {
    fr: 'aucune règle n’introduit de défaut dans ces questions : écrivez des jumelles dans « twins ».',
    en: 'no rule plants a defect into these items. Write twins in “twins”.',
  },
  twin_unchanged: {
    fr: 'cette jumelle demande la même chose que la question saine : changez-la.',
    en: 'this twin asks the same as the sound item. Change it.',
  },
  comparison_unknown: {
    fr: '« compare » doit désigner une variante dont les réponses se comparent.',
    en: '“compare” must name an arm whose answers can be compared.',
  },
  option_repeated: {
    fr: 'deux modalités ont le même texte.',
    en: 'two response options have the same text.',
  },
  age_range_form: {
    fr: 'une tranche d’âge s’écrit « 18-34 ».',
    en: 'an age range is written “18-34”.',
  },
  age_range_order: {
    fr: 'une tranche d’âge commence par l’âge le plus bas.',
    en: 'an age range begins with the lower age.',
  },
}

/** E.g. "arms[2].stem". Positions count from 1, as do the numbers of items and arms in the file. */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

function place(path: string): Sentence {
  return path === '' ? { fr: '', en: '' } : { fr: `« ${path} » : `, en: `“${path}”: ` }
}
