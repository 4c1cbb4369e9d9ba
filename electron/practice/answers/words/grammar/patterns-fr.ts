import type { Pattern } from './shapes.ts'

/** Words before the question itself. */
const leadFr =
  "^(?:(?:et|alors|selon vous|à votre avis|d'après vous|pour vous|aujourd'hui|en général)[, ]+)*(?:pou(?:vez|rriez)-vous (?:me |nous )?(?:dire|expliquer|raconter) )?"
const ofFr = "(?:de la |de l'|des |du |de |d')"
/** Somebody whom one knows is no subject that one has heard of; what is one's own is known. */
const notOwnFr = "(?!.*\\b(?:vos|votre|quelqu'un|quelques|personnes?|gens|endroits?|lieux?)\\b)"
/** Verbs of thinking and wanting ask for opinions and not for deeds. */
const mindFr =
  '(?!(?:pens|croy|trouv|estim|jug|consid[ée]r|souhait|voul|préfér|prefer|aim|av|êtes|sav|connaiss|pouv|dev|sembl|accept|compt|envisag|recommand|espér|attend|appréci|(?!mari|vari|cri|pari)[a-zéèê]*riez|ressent|sent|imagin|vo)[a-zéèê]*\\b)'

/** Questions in French by their grammar; the first that matches decides. */
export const patternsFr: readonly Pattern[] = [
  [
    'feelAfter',
    new RegExp(
      `${leadFr}comment (?:est[- ]ce que )?vous (?:vous )?sentez(?:-vous)? (?:après|quand|lorsque|lorsqu'|avant|pendant|face à|dans) ?(?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'lately',
    /^(?:pou(?:vez|rriez)-vous )?(?:me |nous )?(?:raconter|raconte[rz](?:-(?:moi|nous))?|parler d'|parlez(?:-\w+)? d')\s?(?:quelque chose|une (?:chose|activité)|un moment) que vous (?:avez|ayez) .*$/iu,
  ],
  [
    'future',
    new RegExp(
      `${leadFr}comment (?:voyez|imaginez)-vous (?<thing>(?:votre|vos) (?!vie\\b|avenir\\b).+?) (?:dans (?:le futur|l'avenir|(?:cinq|dix|vingt|quelques|\\d+) ans)|à l'avenir|demain|plus tard)$`,
      'iu',
    ),
  ],
  [
    'means',
    new RegExp(
      `${leadFr}(?:que faudrait-il faire|que faut-il faire|que pourrait-on faire|que peut-on faire|comment faire|quelles sont (?:toutes )?les choses qui pourraient être faites) (?:[a-zé]+ )?(?:pour|afin de) (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'does',
    new RegExp(
      `${leadFr}(?:est[- ]ce que vous faites|faites-vous|que faites-vous|qu'est-ce que vous faites) (?:quelque chose|des choses)? ?(?:de particulier )?(?:pour|afin de) (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'hardest',
    /^(?:qu'est-ce qui (?:est|a été|était)|quel(?:le)?s? (?:est|a été|était|sont|ont été)) (?:la chose |le moment |l'aspect |la partie |les aspects |le |la |les )?(?:pour vous )?(?:le |la |les )?plus (?:difficiles?|durs?|dure|compliquée?s?|pénibles?)\b.*$/iu,
  ],
  [
    'surprise',
    /^(?:qu'est-ce qui|y a-t-il (?:eu )?(?:des choses|quelque chose) qui)\b[^?]*\b(?:surpris|surprend|étonnée?|étonne)\b.*$/iu,
  ],
  [
    'heard',
    new RegExp(
      `${leadFr}(?:(?:est[- ]ce que )?(?:vous )?(?:en )?avez(?:-vous)? (?:déjà )?entendu parler (?<of>${ofFr})|(?:est[- ]ce que vous connaissez|connaissez-vous) ${notOwnFr})(?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'knowledge',
    new RegExp(
      `${leadFr}(?:que savez-vous|qu'est[- ]ce que vous savez|ce que vous savez|que connaissez-vous) (?:au sujet |à propos )?(?:(?<of>${ofFr})|sur )(?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'informed',
    new RegExp(
      `${leadFr}(?:qui vous a (?:informé\\w*|parlé|renseigné\\w*)|comment (?:vous (?:informez|renseignez)-vous|(?:êtes-vous|avez-vous été) (?:informé\\w*|mis\\w* au courant))|(?:où|par qui|auprès de qui) (?:(?:trouvez|cherchez|prenez)-vous (?:vos |des |les )?(?:informations?|renseignements)|vous (?:informez|renseignez)-vous|(?:êtes-vous|avez-vous été) informé\\w*))(?: (?:(?:sur|au sujet|à propos|concernant) )?(?<thing>.+))?$`,
      'iu',
    ),
  ],
  [
    'trust',
    new RegExp(
      `${leadFr}(?:qui croyez-vous|(?:à )?(?:quelles?|quels?) (?<thing>\\S+) (?:croyez-vous|écoutez-vous le plus|faites-vous (?:le plus )?confiance)).*$`,
      'iu',
    ),
  ],
  [
    'affects',
    new RegExp(
      `${leadFr}comment (?:pensez-vous que |croyez-vous que )?[^?]{2,60}? (?:affecter|toucher|changer|influencer|impacter|modifier|transformer)(?:a|ont|ait|aient)?(?:-t-(?:il|elle|on))? (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'affects',
    new RegExp(
      `${leadFr}(?:quel(?:le)?s? (?:est|sont|serai(?:t|ent)|pourrai(?:t|ent) être) )?(?:l'|les |leurs? |quel |quels )(?:impacts?|effets?|conséquences?|répercussions?|influences?) (?:[^?]{0,50}?)\\bsur (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'ever',
    new RegExp(
      `${leadFr}(?:est[- ]ce que vous avez|vous avez|avez-vous) déjà (?<rest>(?!eu\\b|pensé|envisagé|songé).+)$`,
      'iu',
    ),
  ],
  ['helps', new RegExp(`${leadFr}(?:qu'est-ce qui|ce qui) vous aide (?:à|dans|pour) (?<thing>.+)$`, 'iu')],
  [
    'encourage',
    new RegExp(
      `${leadFr}comment (?:peut-on|pourrait-on|faire pour|faut-il|mieux)? ?(?:aider|inciter|encourager|convaincre|motiver|sensibiliser|amener) (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'went',
    /^(?:(?:pou(?:vez|rriez)-vous )?(?:me |nous )?(?:raconter |racontez(?:-moi|-nous)? )?)?(?:quel(?:le)? (?:a été|est|était) votre (?:vécu|ressenti|expérience)\b.*|comment (?:ça|cela|les choses) (?:s'est|s'était|se sont|s'étaient) (?:bien )?passée?s?.*|comment l'avez-vous vécue?.*)$/iu,
  ],
  [
    'feelIf',
    new RegExp(
      `${leadFr}(?:comment vous sentiriez-vous|que ressentiriez-vous|quelle serait votre réaction) (?:si\\b|s'|sans |en cas de )(?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'worry',
    new RegExp(
      `${leadFr}(?:est[- ]ce que vous avez|avez-vous) des (?:craintes?|inquiétudes?|réticences|appréhensions?|peurs?) (?:vis-à-vis |par rapport à |à propos |concernant |sur |quant à )?(?<of>${ofFr})?(?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'isSo',
    new RegExp(
      `${leadFr}(?<thing>(?:le|la|les|l'|ces?|cette|un|une) ?[^?,]{3,60}?) (?<verb>est|sont)-(?:il|elle|ils|elles) (?<rest>[^?]+)$`,
      'iu',
    ),
  ],
  [
    'habit',
    new RegExp(
      `${leadFr}est[- ]ce que vous (?<se>vous )?(?<verb>${mindFr}[a-zàâçéèêîôûë]+ez|faites) (?<rest>.+)$`,
      'iu',
    ),
  ],
  [
    'habit',
    new RegExp(`${leadFr}(?<se>vous )?(?<verb>${mindFr}[a-zàâçéèêîôûë]+ez|faites)-vous (?<rest>.+)$`, 'iu'),
  ],
  [
    'manner',
    new RegExp(
      `${leadFr}comment (?:est[- ]ce que vous )?(?<se>vous )?(?<verb>${mindFr}[a-zàâçéèêîôûë]+ez|faites)(?:-vous)? ?(?<rest>.*)$`,
      'iu',
    ),
  ],
  [
    'tellOf',
    /^(?:parlez|décrivez)-?(?:moi|nous)? (?:de )?(?<thing>votre (?:usage|utilisation|pratique|consommation|façon|manière) .+)$/iu,
  ],
]
