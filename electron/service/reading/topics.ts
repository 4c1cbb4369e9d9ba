import type { Turn } from '../../../shared/models/focus.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { FIRST_NAMES } from './first-names.ts'

/** What somebody says of themselves, to somebody else, or as an answer; in lower case and without accents. */
const IS_SPOKEN = [
  /\b(?:je|moi|mon|ma|mes|tu|toi|vous|votre|vos|nous|notre|nos)\b|\b[jm]['’]/,
  /\b(?:i|i['’](?:m|d|ve|ll)|me|my|mine|myself|we|us|our|you|your)\b/,
  /\b(?:ich|mir|mich|meine?|wir|uns|yo|mi|nosotros|io|mio|mia|noi|ik|mijn|wij|eu|meu|minha)\b/,
  /^\W*(?:oui|ouais|non|yes|yeah|no|nope|ja|nein|nee|si|hello|hi|hey|bonjour|salut|merci|thanks|thank|ok|okay|d['’]accord|exact\w*|ah|oh|euh|bah|bof|hm+|well|eh bien|pareil|same|agreed|absolument|absolutely|sure|carrement)\b/,
  /\?/,
]
/** A tag for a person: "P1", "Participant B", "Ana (34 ans)", "M. Roux", "Mme Roux". */
const IS_TAG =
  /\d|\(.*\)|^(?:Mr?s?|Mme|Mlle|Dr|Herr|Frau|Sra?)\b\.?\s|^(?:\p{L}{1,12}\s)?\p{Lu}\.?$|^\p{Lu}{2,3}$/u

/** What notes are sorted by, however often it comes again. */
const OF_NOTES =
  /^(?:pros?|cons?|pour|contre|positives?|negatives?|positifs?|negatifs?|strengths?|weakness(?:es)?|opportunit(?:y|ies|es?)|threats?|forces?|faiblesses?|menaces?|avantages?|inconvenients?|advantages?|disadvantages?|(?:dis)?likes?|hints?|tips?|ideas?|idees?|astuces?|insights?|findings?|constats?|limites?|next steps?)$/

/** The parts of a report, however often they come again: "Theme A", "Topic 2". */
const OF_PARTS =
  /^(?:themes?|topics?|questions?|items?|ideas?|idees?|verbatims?|quotes?|parts?|sections?|sujets?|axes?|points?) (?:\d{1,3}|[a-z])$/

/** A word with a number: people only where the word is short or one for a person. */
const COUNTED = /^(\p{L}{4,}) (?:n[°o]\s?)?\d{1,3}$/u
const OF_PEOPLE =
  /^(?:participante?|persona|person|personne|profile?|speaker|respondent|repondante?|user|guest|member|membre|voice|voix|panelist|paneliste|intervenante?|locut(?:eur|rice)|voter|client|customer|seat|siege|interviewee?|agent|subject|enquetee?|invitee?|homme|femme|woman|student|patient|teilnehmer|participante)$/

/**
 * Whether the labels at the beginning of turns are topics, as in notes by topic ("Price: too high", "Service: quick"),
 * and not speakers: no label comes again after another one or is that of a moderator, and none is the name of one of
 * `people`. Where no names of people are known, labels still count as speakers if they are tags, if half of them are
 * common first names, or if some of the texts are such as people say.
 */
export function areTopics(turns: readonly Turn[], people: readonly string[]): boolean {
  const named = turns.filter(({ speaker }) => speaker !== null)
  const labels = named.map(({ speaker }) => speaker ?? '')
  const begun = labels.filter((label, at) => label !== labels[at - 1])
  if (
    labels.length > 0 &&
    labels.every((label) => OF_NOTES.test(plain(label)) || OF_PARTS.test(plain(label)))
  )
    return true
  if (labels.length < 2 || new Set(begun).size < begun.length) return false
  if (named.some(({ moderator }) => moderator)) return false
  if (labels.every((label) => isOneOf(label, people))) return false
  if (labels.every(isCountedThing)) return true
  if (labels.every((label) => IS_TAG.test(label))) return false
  if (people.length > 0) return !labels.some((label) => isOneOf(label, people))
  // What people say twice without anybody in between stands together; quotations are listed by topic.
  if (begun.length < labels.length) return true
  if (labels.filter(hasFirstName).length * 2 >= labels.length) return false
  const spoken = named.filter(({ text }) => isSpoken(text))
  return spoken.length * 3 < named.length
}

function hasFirstName(label: string): boolean {
  return FIRST_NAMES.has(/^\p{L}+/u.exec(plain(label))?.[0] ?? '')
}

/** "Verbatim 1", "Idée 2": no words for people. */
function isCountedThing(label: string): boolean {
  const word = COUNTED.exec(label)?.[1]
  return word !== undefined && !OF_PEOPLE.test(plain(word))
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase()
}

/** Whether a label is the name of one of these people, or a part of it. */
export function isOneOf(label: string, people: readonly string[]): boolean {
  return people.some((person) => isSamePerson(label, person))
}

/** Whether somebody says a text of themselves, to somebody else, or as an answer. */
export function isSpoken(text: string): boolean {
  return IS_SPOKEN.some((form) => form.test(plain(text)))
}

/** Whether a label and a name have a word in common: "Ana" and "Ana Belmonte", "JEAN" and "Jean Roux". */
function isSamePerson(label: string, person: string): boolean {
  const words = new Set(plain(person).match(/[\p{L}\d]{2,}/gu))
  return (plain(label).match(/[\p{L}\d]{2,}/gu) ?? []).some((word) => words.has(word))
}
