import type { Sentence } from '../host/terminal-language.ts'

interface StopParts {
  /** Titles of what ending now would lose. */
  unsaved: () => string[]
  /** Tells whoever sits at the terminal. */
  say: (sentence: Sentence) => void
  /** Called once. */
  end: () => void
}

/**
 * What a signal does. Ctrl+C is asked back where the disk refuses what the service replied; whoever presses it again ends
 * Sonde. Other signals come from the system, which asks nobody: what is lost is said.
 */
export function createStop({ unsaved, say, end }: StopParts): (signal: NodeJS.Signals) => void {
  let hasAsked = false
  let isEnding = false
  return (signal) => {
    if (isEnding) return
    const lost = unsaved()
    if (lost.length > 0 && signal === 'SIGINT' && !hasAsked) {
      hasAsked = true
      say(mayBeLost(lost))
      return
    }
    if (lost.length > 0) say(areLost(lost))
    isEnding = true
    end()
  }
}

function mayBeLost(titles: readonly string[]): Sentence {
  const named = titles.join(', ')
  return {
    fr: `Des réponses du service n’ont pas pu être écrites sur le disque : elles ne sont qu’en mémoire et seront perdues si Sonde s’arrête maintenant. Elles concernent : ${named}. Libérez de l’espace, ou appuyez de nouveau sur Ctrl+C pour arrêter quand même.`,
    en: `Replies from the service could not be written to the disk: they are held in memory only and will be lost if Sonde stops now. They belong to: ${named}. Free up some space, or press Ctrl+C again to stop anyway.`,
  }
}

function areLost(titles: readonly string[]): Sentence {
  const named = titles.join(', ')
  return {
    fr: `Des réponses du service n’ont pas pu être écrites sur le disque et sont perdues. Elles concernent : ${named}.`,
    en: `Replies from the service could not be written to the disk and are lost. They belong to: ${named}.`,
  }
}
