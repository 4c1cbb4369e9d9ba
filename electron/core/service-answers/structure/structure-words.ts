import type { Kind } from './outline.ts'

/** The words of the structure file for the service's makers. */
export interface StructureWords {
  head: (version: string, day: string) => string[]
  notCalled: string
  nothingCame: string
  noJson: string
  status: (status: number) => string
  characters: (count: string) => string
  time: (seconds: string) => string
  partly: string
  nothing: string
  list: (lengths: string) => string
  map: (sizes: string) => string
  inSome: (part: string) => string
  kinds: Record<Kind, string>
  distinct: (count: string) => string
  long: (lengths: string) => string
}

const en: StructureWords = {
  head: (version, day) => [
    'What the service answers: structure and types',
    `Made by Sonde ${version} on ${day}, from the newest answer to each operation.`,
    'This file holds the names of members, types, lengths and counts. It holds no values: no key, no title, no question, no answer.',
    'Members whose names look like data are shown together as <key>.',
  ],
  notCalled: 'not called so far',
  nothingCame: 'no answer came',
  noJson: 'the body is not JSON',
  status: (status) => `status ${status}`,
  characters: (count) => `${count} characters`,
  time: (seconds) => `${seconds} s`,
  partly: 'only the first part was looked at',
  nothing: 'nothing',
  list: (lengths) => `list of ${lengths}`,
  map: (sizes) => `map of ${sizes}`,
  inSome: (part) => `in ${part}`,
  kinds: {
    null: 'null',
    bool: 'boolean',
    whole: 'whole number',
    decimal: 'decimal number',
    empty: 'empty text',
    numeral: 'number as text',
    date: 'date as text',
    uuid: 'UUID',
    id: 'id-like text',
    text: 'text',
  },
  distinct: (count) => `${count} distinct`,
  long: (lengths) => `${lengths} characters`,
}

const fr: StructureWords = {
  head: (version, day) => [
    'Ce que répond le service : structure et types',
    `Établi par Sonde ${version} le ${day}, d’après la dernière réponse à chaque opération.`,
    'Ce fichier contient les noms des membres, les types, les longueurs et les nombres. Il ne contient aucune valeur : ni clé, ni titre, ni question, ni réponse.',
    'Les membres dont le nom ressemble à une donnée sont réunis sous <key>.',
  ],
  notCalled: 'pas encore appelée',
  nothingCame: 'aucune réponse reçue',
  noJson: 'le corps n’est pas du JSON',
  status: (status) => `statut ${status}`,
  characters: (count) => `${count} caractères`,
  time: (seconds) => `${seconds} s`,
  partly: 'seule la première partie a été examinée',
  nothing: 'rien',
  list: (lengths) => `liste de ${lengths}`,
  map: (sizes) => `objet de ${sizes}`,
  inSome: (part) => `dans ${part}`,
  kinds: {
    null: 'null',
    bool: 'booléen',
    whole: 'nombre entier',
    decimal: 'nombre décimal',
    empty: 'texte vide',
    numeral: 'nombre sous forme de texte',
    date: 'date sous forme de texte',
    uuid: 'UUID',
    id: 'texte semblable à un identifiant',
    text: 'texte',
  },
  distinct: (count) => `${count} distincts`,
  long: (lengths) => `${lengths} caractères`,
}

/** The words in either language. */
export const structureWords: Readonly<Record<'en' | 'fr', StructureWords>> = { en, fr }
