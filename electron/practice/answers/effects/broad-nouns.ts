import { fold, type Language } from '../../text.ts'

/** Nouns that may mean nearly anything where nothing says of what, as the thing that is asked about. Folded. */
const broad: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:(?:l'environnement|le niveau|l'ambiance|la communication|la situation|le climat|l'etat des choses|la technologie|le numerique|la qualite|l'offre|les services|le contexte|l'organisation|la gestion|le fonctionnement)(?= ?\?| (?:a|au|dans|chez|de l'association|de l'entreprise|du club|de votre|de la formation)\b)|(?:de la|de l'|du|a la vie (?:de|du)|des) (?:musique|technologie|numerique|sport|culture|art|immeuble|quartier|problemes?|soucis|choses|trucs|appareils connectes|gadgets)(?= ?\?)|votre entourage|l'essentiel|vos attentes)/,
  en: /\b(?:the overall experience(?= ?\?)|(?:the|your|our|this) (?:environment|atmosphere|situation|state of things|level|communication|quality|technology|internet|organi[sz]ation|culture|climate|set-?up)(?= ?\?| (?:at|in|here|of (?:the|your|our) (?:course|club|association|company|school))\b)|how things are|the state of things|(?:any|no) (?:issues?|problems?|difficult(?:y|ies))(?= ?\?| with\b)|technology(?= (?:in|at)\b| ?\?)|more (?:flexibility|support|freedom|resources|information)(?= ?\?)|gadgets|devices(?= ?\?)|on yourself|well protected)/,
}

/** A noun that may mean nearly anything; undefined where there is none. */
export function broadNounIn(asked: string, language: Language): string | undefined {
  return broad[language].exec(fold(asked))?.[0]
}
