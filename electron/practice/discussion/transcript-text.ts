import type { Persona } from '../panel/persona.ts'
import type { Message } from '../store/session-store.ts'

/** The name of each profile in the transcript: its first name, with a letter if several share one. */
export function speakerNames(profiles: readonly Persona[]): string[] {
  const seen = new Map<string, number>()
  return profiles.map(({ prenom }) => {
    const shared = profiles.filter((other) => other.prenom === prenom).length > 1
    const nth = seen.get(prenom) ?? 0
    seen.set(prenom, nth + 1)
    return shared ? `${prenom} ${String.fromCharCode(65 + nth)}.` : prenom
  })
}

/** One line `Speaker: text` per message. */
export function transcriptLines(messages: readonly Message[]): string[] {
  return messages.map(({ speaker, text }) => `${speaker}: ${text}`)
}

/** The discussion with a heading per round. */
export function transcriptInRounds(messages: readonly Message[]): string {
  const turns = [...new Set(messages.map(({ turn }) => turn))]
  return turns
    .map((turn) =>
      [`## ${turn}`, ...transcriptLines(messages.filter((message) => message.turn === turn))].join('\n'),
    )
    .join('\n\n')
}
