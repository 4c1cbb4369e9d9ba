import type { Sentence } from '../host/terminal-language.ts'

interface StopParts {
  /** Titles of the runs and focus groups whose replies ending now would lose. */
  unsaved: () => string[]
  /** Prints a sentence in the terminal. */
  say: (sentence: Sentence) => void
  /** Called once. */
  end: () => void
}

/**
 * Returns the handler of signals. While the disk refuses replies of the service, the first Ctrl+C only prints a
 * warning; the second one ends Sonde. Other signals come from the system and always end it, after printing what is
 * lost.
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
