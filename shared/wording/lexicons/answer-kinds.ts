import type { WordingLanguage } from '../finding.ts'

/** Patterns over folded text that recognise what a question asks for, by its first words. */
export interface AskedKinds {
  /** How many times something is done. */
  often: RegExp
  /** A number of things, persons or times. */
  count: RegExp
  /** Where on a scale something stands ("how satisfied"). */
  degree: RegExp
  /** Yes or no: begins with a verb. */
  polar: RegExp
  /** What the person is or has, as opposed to something done more or less often. */
  state: RegExp
  /** Words that make satisfaction, agreement or likelihood a fitting answer. */
  rates: RegExp
}

/** What may precede the question proper: "In the last month, …", « Au travail, … ». */
const LEAD = '(?:[^,:?]{1,70}[,:] )?'

/** First words of a question, by the kind of answer that fits it. */
export const ASKED_KINDS: Record<WordingLanguage, AskedKinds> = {
  fr: {
    often: new RegExp(
      `^${LEAD}(?:a quelle frequence|avec quelle frequence|quelle est la frequence|tou(?:s|tes) les combien|combien de fois)(?!\\p{L})`,
      'u',
    ),
    count: new RegExp(`^${LEAD}combien (?:de |d'|y a-t-il )(?!temps|fois)`, 'u'),
    degree: new RegExp(`^${LEAD}(?:a quel point|dans quelle mesure)(?!\\p{L})`, 'u'),
    polar: new RegExp(
      `^${LEAD}(?:est-ce que? |(?:n'|ne |vous |y )?\\p{L}+-(?:t-)?(?:vous|il|elle|ils|elles|on|tu)(?!\\p{L}))`,
      'u',
    ),
    state: new RegExp(
      `^${LEAD}(?:etes-vous (?:titulaire|proprietaire|locataire|abonnee?|inscrite?|inscrit\\(e\\)|adherente?|membre|mariee?|ne\\(?e?\\)? |de nationalite|d'origine|salariee?|retraitee?|etudiante?|majeure?|equipee?|assuree?|couverte?|une? (?:homme|femme))|(?:avez|possedez|detenez)-vous (?:une?|des|le|la|votre) (?:\\p{L}+ )?(?:voiture|permis|velo|ordinateur|telephone|smartphone|compte|carte|diplome|enfants?|animal|animaux|chien|chat|jardin|balcon|contrat|mutuelle|assurance))(?!\\p{L})`,
      'u',
    ),
    rates:
      /satisf|content|heureu|plai|aim|appreci|avis|opinion|pens|trouv|juge|evalu|estim|qualit|not(?:e|ez)|sent|ressent|d'accord|accord|adher|favorable|soute|approuv|souhait|chance|probab|prevoy|compt|envisag|recommand|pret|aller|convien|correspond|repond|attente|\bdir(?:e|ie)/u,
  },
  en: {
    often: new RegExp(`^${LEAD}(?:how (?:often|frequently|regularly)|how many times)(?!\\p{L})`, 'u'),
    count: new RegExp(`^${LEAD}how many (?!times)`, 'u'),
    degree: new RegExp(
      `^${LEAD}(?:how (?:satisfied|important|likely|difficult|easy|worried|concerned|confident|interested|happy|useful|safe|strongly|well|comfortable)|to what (?:extent|degree))(?!\\p{L})`,
      'u',
    ),
    polar: new RegExp(
      `^${LEAD}(?:are|is|was|were|do|does|did|have|has|had|can|could|will|would|should) (?:you|your|there|the|this|anyone|we|they|it)(?!\\p{L})`,
      'u',
    ),
    state: new RegExp(
      `^${LEAD}(?:are you (?:(?:currently |now )?(?:an?|the|married|employed|retired|self-employed|insured|registered|enrolled|subscribed|a member|eligible|over|under|aged|male|female|born))|(?:do you (?:currently |now )?(?:have|own|hold)|have you got) (?:an?|any|your) (?:\\p{L}+ )?(?:car|bike|bicycle|driving licen[cs]e|licen[cs]e|computer|laptop|phone|smartphone|account|card|degree|children|pets?|dog|cat|garden|contract|insurance|passport))(?!\\p{L})`,
      'u',
    ),
    rates:
      /satisf|content|happy|please|like|enjoy|love|opinion|think|view|feel|find|judge|evaluat|rat(?:e|ing)|quality|agree|support|favou?r|approve|want|chance|likely|probab|expect|plan|intend|recommend|would|will|willing|going|suit|meet|need|\bsay/u,
  },
}

/** Patterns over folded text that match a whole response option of each kind. */
export interface OptionKinds {
  yesNo: RegExp
  frequency: RegExp
  satisfaction: RegExp
  agreement: RegExp
}

/** Response options of exactly one kind. */
export const OPTION_KINDS: Record<WordingLanguage, OptionKinds> = {
  fr: {
    yesNo:
      /^(?:oui|non)(?:,? (?:tout a fait|plutot|plutot pas|pas du tout|pas vraiment|vraiment|absolument|certainement|probablement|sans doute))?$|^peut-etre$/u,
    frequency:
      /^(?:jamais|toujours|parfois|quelquefois|(?:tres |assez |plus )?(?:souvent|rarement|regulierement|frequemment)|presque (?:jamais|toujours)|de temps en temps|occasionnellement|quotidiennement|(?:presque )?tous les (?:jours|mois|ans)|(?:toutes les|chaque) semaines?|(?:plusieurs fois|moins d'une fois|plus d'une fois|une fois|deux fois|\d+(?: (?:a|ou) \d+)? fois) par (?:jour|semaine|mois|an))$/u,
    satisfaction:
      /^(?:(?:tres|plutot|assez|peu|pas du tout|pas|pas vraiment|tout a fait|moyennement|extremement) )?(?:in|mec)?(?:satisfait|content)(?:e|\(e\)|e?s)?$|^ni (?:in)?satisfait(?:e|\(e\))?,? ni (?:in)?satisfait(?:e|\(e\))?$/u,
    agreement:
      /^(?:(?:tout a fait|plutot|plutot pas|pas du tout|pas vraiment|totalement|entierement|pas) )?(?:d'accord|en desaccord)$|^ni d'accord,? ni (?:pas d'accord|en desaccord)$/u,
  },
  en: {
    yesNo:
      /^(?:yes|no)(?:,? (?:definitely|probably|certainly|absolutely|not at all|not really|somewhat|definitely not|probably not))?$|^maybe$|^perhaps$/u,
    frequency:
      /^(?:never|always|sometimes|(?:very |fairly |quite )?(?:often|rarely|regularly|frequently)|seldom|occasionally|hardly ever|almost (?:never|always|every day)|from time to time|daily|weekly|monthly|every (?:day|week|month|year)|(?:once|twice|several times|less than once|more than once|\d+(?: (?:to|or) \d+)? times) (?:a|per) (?:day|week|month|year))$/u,
    satisfaction:
      /^(?:(?:very|fairly|somewhat|quite|rather|not very|not at all|not|completely|extremely|moderately|slightly) )?(?:dis|un)?(?:satisfied|happy)$|^neither (?:dis)?satisfied n?or (?:dis)?satisfied$/u,
    agreement:
      /^(?:(?:strongly|somewhat|completely|slightly|totally|tend to|mostly) )?(?:dis)?agree$|^neither agree n?or disagree$/u,
  },
}
