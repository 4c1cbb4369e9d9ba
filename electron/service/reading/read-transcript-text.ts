import { asText, isObject, pick, showValue } from '../json/json-value.ts'

const TEXT_NAMES = ['transcript', 'transcription', 'text', 'texte', 'discussion', 'content', 'contenu']
const LIST_NAMES = ['messages', 'turns', 'tours', ...TEXT_NAMES]
const SPEAKER_NAMES = ['speaker', 'name', 'nom', 'prenom', 'author', 'auteur', 'persona', 'role']
const SAID_NAMES = ['text', 'texte', 'content', 'contenu', 'message', 'said']

/**
 * The discussion as one text, "" before any round. Messages that come one by one become "Name: text" lines; what is
 * neither is given as JSON, so that nothing received is hidden.
 */
export function readTranscriptText(data: unknown): string {
  if (data === null || data === undefined) return ''
  if (typeof data === 'string') return data
  if (Array.isArray(data)) return data.map(readMessage).join('\n')
  if (!isObject(data) || Object.keys(data).length === 0) return ''
  const text = TEXT_NAMES.map((name) => pick(data, [name])).find((value) => asText(value) !== null)
  if (typeof text === 'string') return text
  const inner =
    LIST_NAMES.map((name) => pick(data, [name])).find(
      (value) => value !== null && value !== undefined && value !== '',
    ) ?? pick(data, LIST_NAMES)
  if (inner === null) return ''
  return inner === undefined ? showValue(data) : readTranscriptText(inner)
}

function readMessage(message: unknown): string {
  if (!isObject(message)) return showValue(message)
  const said = asText(pick(message, SAID_NAMES))
  const speaker = asText(pick(message, SPEAKER_NAMES))
  if (said === null) return showValue(message)
  return speaker === null ? said : `${speaker}: ${said}`
}
