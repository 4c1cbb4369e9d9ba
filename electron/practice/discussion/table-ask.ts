import { reportedSheetOf } from '../answers/facts/reported-sheet.ts'
import type { Inquiry } from '../answers/words/inquiry.ts'
import { placesFor } from '../answers/words/more-places.ts'
import { namedIn } from '../answers/words/naming.ts'
import { trueOf } from '../answers/words/particulars/say-particular.ts'
import { Pen } from '../answers/words/pen.ts'
import { wayOf } from '../answers/words/short-answer.ts'
import { thingIn } from '../answers/words/thing.ts'
import { lifeOf } from '../panel/life.ts'
import type { Persona } from '../panel/persona.ts'
import { keyOf, shuffled } from '../random.ts'
import { fold } from '../text.ts'
import { livesWith } from './lives-with.ts'
import type { TableWords } from './table-words.ts'
import { tableWordsEn } from './table-words-en.ts'
import { tableWordsFr } from './table-words-fr.ts'

/** What a moderator can ask each participant for, beyond what a survey asks. */
export type TableAsk =
  | 'ways'
  | 'tips'
  | 'introduce'
  | 'bought'
  | 'reaction'
  | 'obstacle'
  | 'campaign'
  | 'rule'
  | 'decide'
  | 'schedule'
  | 'others'
  | 'heard'
  | 'tried'
  | 'winners'
  | 'gainLose'
  | 'need'
  | 'miss'
  | 'recall'
  | 'evening'
  | 'seek'
  | 'lack'
  | 'sharing'
  | 'message'
  | 'assent'
  | 'around'
  | 'effect'
  | 'picture'
  | 'experience'
  | 'notice'
  | 'useFor'
  | 'wonder'

/** Patterns for each of these, for folded text; the first match decides. */
const ways: readonly (readonly [TableAsk, RegExp])[] = [
  ['bought', /\b(?:dernieres? courses|qu'avez-vous achete|what did you buy|last shopping)\b/],
  [
    'introduce',
    /\b(?:presentez-vous|presentons-nous|qui etes-vous|qui vous etes|who are you|who you are|introduce yourself|what your job is|say who you are|tell us who|(?:tell us|say|give) your (?:first )?name|(?:dites|donnez)(?:-nous|-moi)? votre (?:pre)?nom|quelques mots sur vous|about yourself)\b/,
  ],
  ['campaign', /\b(?:campagne|campaign|slogan)\b|s'adresser a qui|(?:quel|what) (?:ton|tone)\b/],
  [
    'rule',
    /\b(?:(?:writ|draft|design)\w+ (?:the|a) (?:rule|law|charter|policy)\w*|ecriv\w+ (?:la|une) regle|redig\w+|regles? (?:du jeu|ensemble)|what would it say)\b/,
  ],
  [
    'decide',
    /\b(?:anything (?:else )?we (?:haven't|have not)|would (?:finally )?(?:decide|convince|persuade) (?:it for )?you|(?:vous ferait|ferait) changer d'avis|pourrait vous (?:decider|convaincre)|faudrait-il pour que|change your mind|quelque chose (?:dont|que) (?:on|nous) n'a)/,
  ],
  [
    'message',
    /\b(?:minutes (?:with|avec)|face to face with|en face de)\b.*\b(?:say|tell|ask|dir\w+)\b|\b(?:une seule chose a|dire (?:une|quelque) chose a|un (?:dernier |seul )?message|(?:one|a single) message|(?:que|lui|leur) (?:lui |leur )?diriez-vous|would you (?:say|tell)\b|devant vous|in front of you|one (?:single )?thing (?:to|you would)|a message (?:to|for)|dernier mot|last word)\b/,
  ],
  [
    'obstacle',
    /\b(?:empech\w*|freins?|obstacles?|retien\w*|hold you back|stop you|(?:prevent|stopp|keep|hold)ing you|prevents? you|put you off|keep you from|barriers?|hesit\w*|renoncer|decourag\w*|detourn\w*|discourag\w*|(?:make|made) you (?:give up|drop|say no|think twice)|what makes it (?:so )?(?:difficult|hard)|qu'est-ce qui rend [^?]*difficile)\b/,
  ],
  [
    'effect',
    /\b(?:(?:cela|ca|qu'est-ce que (?:cela|ca)) changerait|(?:would|will) (?:it|this|that) (?:change|mean|affect)(?: \w+){0,2} (?:for you|to you|you\b)|difference would (?:it|this|that) make|consequences? (?:pour vous|for you)|(?:impact|effet|effect) (?:pour|sur|on) (?:vous|votre|you))/,
  ],
  [
    'picture',
    /\b(?:imagin\w+|picture|fermez les yeux|close your eyes)\b.*\b(?:decri\w+|que voyez|y voyez|ressembl\w+|describe|what do you see|look(?:s)? like)\b/,
  ],
  [
    'experience',
    /\b(?:(?:have|has) (?:any of you|anyone|anybody|you or|you ever|someone)|l'un d'entre vous|certains d'entre vous (?:ont|l'ont)|quelqu'un (?:ici |parmi vous )?(?:a|l'a)(?: deja)?|(?:^|, )qui (?:ici |parmi vous )?(?:a|l'a) deja|who (?:here )?has (?:already|ever)|avez-vous deja|vous est-il deja arrive)\b/,
  ],
  [
    'notice',
    /\b(?:que remarquez-vous|qu'est-ce que vous remarquez|que voyez-vous|what do you (?:notice|see)|what strikes you|(?:here is|voici|regardez|look at) (?:a |an |the |une? |la |le |cette |this )?(?:photo\w*|picture|image|ad|advert\w*|affiche|poster|logo|maquette|prototype|dessin|drawing|leaflet|brochure))\b/,
  ],
  [
    'useFor',
    /\b(?:(?:for|in) (?:which|what) (?:problems?|things?|cases?|situations?|occasions?|kinds? of \w+)|(?:pour|dans) quel(?:le)?s? (?:problemes?|cas|situations?|occasions?|choses?|usages?|besoins?))\b/,
  ],
  [
    'wonder',
    /\b(?:(?:would|do) you (?:want|like|need) to (?:know|ask|find out)|questions? (?:would|do) you have|(?:voudriez|aimeriez|souhaiteriez|avez)-vous (?:besoin de )?savoir|quelles? questions? (?:vous posez|avez|poseriez|auriez)-?(?:vous)?)\b/,
  ],
  [
    'reaction',
    /\b(?:reactions?|(?:que pensez-vous|que penseriez-vous|quel est votre avis|what do you (?:think|make)|how do you feel)\b[^?]*\b(?:idee|projet|proposition|plan|mesure|idea|project|proposal|scheme)|goes through your mind|lis l'idee|read (?:you )?the idea|here is the idea|voici l'idee|imaginez|imagine|suppose|supposons|what if|et si|(?:veut|veulent|envisage(?:nt)?|propose(?:nt)?|prevoit|prevoient|wants?|plans?|proposes?|(?:is|are) (?:thinking of|considering|going)) (?:de |d'|to |of |que )?\w+)\b/,
  ],
  ['winners', /\bqui (?:y )?gagn\w*|\bwho (?:would|will|stands to) (?:gain|win|benefit|lose)\b/],
  [
    'gainLose',
    /\bgain\b.*\blose\b|\bgagn\w*\b.*\bperd\w*|\b(?:pros and cons|pour et (?:le |du )?contre|for and against)\b/,
  ],
  [
    'need',
    /\b(?:auriez-vous besoin|vous faudrait-il|a quelles? conditions?|would you need|vous aiderait|would help you|would it take|would make it worth|under what conditions?|il faudrait pour)\b/,
  ],
  ['miss', /\b(?:would you miss|will you miss|vous manquerai(?:t|ent)|regretteriez-vous)\b/],
  [
    'schedule',
    /\b(?:emploi du temps|schedule|fit (?:it|that|them|this) (?:in|into)|vos journees|creneaux?|time slots?)\b/,
  ],
  [
    'others',
    /\b(?:(?:proches|famille|amis|collegues|voisins|entourage|conjoint\w*|enfants) (?:en |y )?(?:disent|pensent)|(?<!\b(?:when|if|because|that) (?:\w+ )?)(?:family|friends|colleagues|neighbours|partner|children) (?:says?|thinks?)|qu'en disent|disent-ils|que disent|autour de vous.*(?:dit|pens)|what do (?:they|your (?:partner|family|friends|children|colleagues))|people around you)\b/,
  ],
  [
    'heard',
    /\b(?:(?:avez-vous|l'avez-vous) (?:appris|entendu)|first hear|did you (?:hear|learn|find out))\b/,
  ],
  ['tried', /\b(?:essaye|tente de|tried|do without|faire autrement|s'en passer|vous en passer|attempt\w*)\b/],
  [
    'recall',
    /\b(?:enfance|childhood|when you were (?:a child|young)|quand vous etiez (?:enfant|jeune|petit\w*)|autrefois|dans le temps|in the past)\b/,
  ],
  [
    'evening',
    /\b(?:hier soir|last night|yesterday evening|la veille|avant de (?:vous coucher|dormir)|before (?:bed|going to bed))\b.*\?/,
  ],
  ['seek', /\b(?:cherchez|y trouvez|looking for|get out of it|what do you find)\b/],
  ['lack', /\b(?:vous manque|manque-t-il|is missing|are missing|lacking|do you lack)\b/],
  [
    'sharing',
    /\b(?:who does what|qui fait quoi|qui s'en (?:occupe|charge)|work in your home|organisez-vous|ca se passe chez vous)\b/,
  ],
  [
    'around',
    /\b(?:comment|how)\b[^?]*\b(?:entourage|autour de vous|(?:vos|your) (?:voisins|amis|collegues|proches|neighbours|friends|colleagues|relatives)|people you know|around you)\b/,
  ],
  [
    'assent',
    /(?:^|[.,:] ?)(?:et (?:vous|toi),? )?(?:accepteri\w+|seriez-vous (?:pret\w*|d'accord|favorable)|iriez|utiliseriez|essaieriez|feriez-vous|voudriez|aimeriez|prendriez|paieriez|signeriez|viendriez|would you (?:accept|use|try|let|go|be (?:ready|willing|happy to)|want|agree|sign|pay|take|like|join))/,
  ],
]

/** Places that one can picture. */
const somewhere =
  /\b(?:place|rue|quartier|ville|village|parc|jardin|gare|centre|square|street|area|neighbou?rhood|town|city|park|garden|station)\b/

/** Questions for what children say. */
const ofChildren = /\b(?:enfants|petits|ados?|adolescents?|children|kids|teenagers)\b/

/** Questions about how long one has lived somewhere. */
const stay = /\b(?:how long|depuis (?:quand|combien))\b/

/** Requests to say, with one's name, when or in which cases something happens. */
const situations =
  /\b(?:(?:dans|a|en) quel(?:le)?s? (?:situations?|moments?|occasions?|circonstances?|cas)|(?:in|on|at) (?:what|which) (?:situations?|moments?|occasions?|circumstances|cases?|times?))\b/

/** Questions about with whom one lives. */
const household =
  /\b(?:avec qui (?:vous )?viv\w+|qui vous (?:y )?viv\w+|composition (?:du|de votre) (?:foyer|menage)|situation familiale|who (?:you )?lives? with|with whom you live|your household|who is at home)\b/

/** Questions about how one gets somewhere. */
const goingThere = /\b(?:comment|how)\b.*\b(?:vont|allez|venez|rendez|deplac\w*|get|go|come|travel)\b/

/** Reads what a point of a guide asks each participant for; undefined if it asks as a survey does, or is for debate. */
export function tableAskOf(point: string): TableAsk | undefined {
  const folded = fold(point)
  return ways.find(([, way]) => way.test(folded))?.[0]
}

/** The phrases of a discussion in the language of the question. */
export function tableWordsOf({ language }: Inquiry): TableWords {
  return language === 'fr' ? tableWordsFr : tableWordsEn
}

/** What a persona says to such a point: a clause, if possible one that nobody has said. */
export function tellTable(
  ask: TableAsk,
  inquiry: Inquiry,
  persona: Persona,
  stance: number,
  key: number,
  said: readonly string[],
): string {
  const words = tableWordsOf(inquiry)
  const pen = new Pen(keyOf(persona.key, key, 'table'))
  const fresh = (clauses: readonly string[]) => {
    const order = shuffled(clauses, keyOf(persona.key, key, 'fresh'))
    const heard = (clause: string) => said.some((text) => text.toLowerCase().includes(clause.toLowerCase()))
    return order.find((clause) => !heard(clause)) ?? order[0] ?? ''
  }
  const { thing, matter, tongue } = inquiry
  const tales = thing?.tales.map(({ text }) => text) ?? []
  switch (ask) {
    case 'introduce': {
      const life = lifeOf(persona, persona.key)
      const own = pen.pick(words.introduce(life, persona.age), 'who').replace(/'/g, '’')
      const place = /\b(?:ou|where)\b/.test(inquiry.asked)
        ? placesFor(inquiry.asked, inquiry.language)
        : undefined
      const day = inquiry.ask === 'routine' ? tongue.day(reportedSheetOf(persona), life)[2] : undefined
      const way = goingThere.test(inquiry.asked)
        ? tongue.state('commuteMode', wayOf(reportedSheetOf(persona)), reportedSheetOf(persona), life)
        : undefined
      const years = stay.test(inquiry.asked)
        ? tongue.since(reportedSheetOf(persona).yearsInHome).slice(0, 1)
        : undefined
      const home = household.test(inquiry.asked)
        ? [livesWith[inquiry.language][reportedSheetOf(persona).living]]
        : undefined
      // A tale is told only of what the point names itself.
      const named = thingIn(inquiry.asked, inquiry.language) ? tales : []
      const when = situations.test(inquiry.asked) ? words.situations : undefined
      const more = when ?? years ?? place ?? home ?? way ?? day ?? named
      return more.length > 0
        ? `${own} ; ${fresh(more)}`.replace(' ;', inquiry.language === 'fr' ? ' ;' : ';')
        : own
    }
    case 'bought': {
      const foods = tongue.row(pen.some(words.foods, 2 + Math.round(pen.unit('many')), 'foods'))
      const whom = persona.age < 40 ? words.whom.filter((w) => !/fille|daughter/.test(w)) : words.whom
      return pen.pick(words.bought(foods, pen.pick(words.shops, 'shop'), pen.pick(whom, 'whom')), 'bought')
    }
    case 'reaction':
      return fresh(stance > 0 ? words.reactionGood : words.reactionBad)
    case 'message':
      return fresh(inquiry.particular?.makeup === 'advise' ? inquiry.particular.says : words.message)
    case 'tips':
      return fresh(thing?.advice.length ? thing.advice : words.message)
    case 'ways': {
      const life = lifeOf(persona, persona.key)
      const own = tongue.ownWays(reportedSheetOf(persona), life, inquiry.theme)
      return fresh(own.length > 0 ? own : tales.length > 0 ? tales : words.experience)
    }
    case 'assent':
      return fresh(stance > 0 ? words.assentGood : words.assentBad)
    case 'need':
      return fresh([
        ...words.decide.slice(0, thing ? 2 : 5),
        ...(thing?.wish ?? matter.wish).map((wish) => tongue.wish(wish)[1] ?? wish),
      ])
    case 'obstacle':
      return fresh(
        inquiry.particular?.makeup === 'thing'
          ? inquiry.particular.says
          : [...words.obstacle.slice(0, thing ? 2 : words.obstacle.length), ...(thing?.bad ?? [])],
      )
    case 'rule':
      return pen.pick(words.rule(fresh(matter.wish)), 'rule')
    case 'gainLose':
      return pen.pick(
        tongue.weigh(fresh(thing?.good ?? matter.good), fresh(thing?.bad ?? matter.bad)),
        'weigh',
      )
    case 'tried':
      return fresh([
        ...tales.filter((tale) => /essay|tenu|tried|lasted|left it|laissant/.test(tale)),
        ...words.tried,
      ])
    case 'recall':
      return fresh([...tales.filter((tale) => /enfant|grand|child/.test(tale)), ...words.recall])
    case 'seek':
      return fresh([...words.seek, ...(thing?.good ?? [])])
    case 'lack': {
      const things = (namedIn(inquiry.asked, tongue) ?? matter.wish).filter((name) =>
        /^(?:une?|des?|a|an|the|la|le|les|plus|more) /.test(name),
      )
      return pen.chance(0.2, 'nothing') || things.length === 0
        ? fresh(words.lackNothing)
        : pen.pick(words.lack(fresh(things)), 'lack')
    }
    case 'picture': {
      const wishes = matter.wish.filter((wish) => !said.some((text) => text.includes(wish)))
      return pen.chance(0.5, 'wished') && wishes.length > 0
        ? pen.pick(words.seen(pen.pick(wishes, 'wish')), 'seen')
        : fresh(somewhere.test(inquiry.asked) ? words.picturePlace : words.picture)
    }
    case 'others':
      return ofChildren.test(inquiry.asked)
        ? fresh(trueOf(words.children, reportedSheetOf(persona)))
        : fresh(words.others)
    case 'sharing':
      return fresh(reportedSheetOf(persona).householdSize === 1 ? words.sharingAlone : words.sharing)
    default:
      return fresh(words[ask])
  }
}
