import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Words of frequency and amount without a number, as sources of patterns over folded text. */
export const VAGUE_IN_STEM: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    souvent / regulierement / frequemment / parfois / quelquefois / de temps en temps / de temps a autre /
    occasionnellement / a l'occasion / rarement / ponctuellement /
    de facon (?:reguliere|frequente|occasionnelle) / de maniere (?:reguliere|frequente|occasionnelle) /
    (?:usage|consommation|pratique|activite|utilisation|contacts?|exercice|lecteur|client|utilisateur|visiteur|usager)\p{L}* (?:\p{L}+ )?(?:regulier\p{L}*|frequent\p{L}*|occasionnel\p{L}*|intensi\p{L}*) /
    un usage (?:intensif|modere) /
    (?:gros|grosse|grande?|petite?|faible|bonne?) (?:consommat|lect|fumeu|buveu|mangeu|dormeu|utilisat|joueu|acheteu)\p{L}* /
    (?!aim|appreci|preoccup|interess|inquiet|pens|tenez|chang|souffr|craign|apprend|confi)\p{L}{3,}ez-vous (?:beaucoup|enormement)(?! (?:plus|moins|trop|mieux)) /
    beaucoup d(?:e|')(?! (?:gens|personnes|francais|monde|citoyens|experts|specialistes|parents|jeunes|pays|commentateurs)) /
    (?:lisez|lire|buvez|boire|mangez|manger|fumez|fumer|voyagez|voyager|sortez|sortir|dormez|dormir|conduisez|conduire|marchez|marcher|telephonez|depensez|depenser|jouez|jouer|cuisinez|cuisiner|regardez|regarder|utilisez|utiliser|consommez|consommer|achetez|acheter|vous deplacez|telechargez|publiez|faites)(?:-vous)? (?:beaucoup|peu|pas mal|enormement) /
    de nombreu(?:x|ses) / un (?:grand|certain) nombre d(?:e|') / pas mal d(?:e|') / bon nombre d(?:e|') / (?:un nombre|une quantite|une part) (?:important|considerable|non negligeable|appreciable|significati|consequent|elev)\p{L}* d(?:e|') / quantite d(?:e|') / (?:tout )?un tas d(?:e|') / une foule d(?:e|') / (?:des|une) (?:tonnes|kyrielle|multitude) d(?:e|') / enormement d(?:e|') / peu d(?:e|')(?= ) /
    longtemps / plusieurs fois(?! par) / (?:grandes?|petites?|fortes?|faibles?) quantites?
  `),
  en: anyOf(String.raw`
    often / regularly / frequently / sometimes / occasionally / rarely / seldom / infrequently /
    from time to time / now and then / once in a while / on a regular basis / on occasion /
    (?:a|an) (?:frequent|occasional|regular|heavy|keen|big|light|infrequent) (?:basis|\p{L}+(?:er|or|ist)) /
    regular (?:exercise|contact|check-?ups?|use|user|reader|visitor|customer|visits) /
    a (?:considerable|significant|substantial|fair|good|sizeable|great|reasonable|decent) (?:number|amount|quantity|deal) of / a (?:fair|good) (?:few|many|bit of) / quite a (?:few|lot of|bit of) (?=\p{L}) / (?:loads|tons|heaps|masses|oodles|dozens|a host|a handful|a multitude|no end) of /
    a lot of (?!people|experts|americans|britons|parents|us) /
    lots of (?!people|experts|americans|parents) / a great deal of / a large (?:number|amount) of /
    (?:large|small) (?:amounts?|quantit(?:y|ies)|numbers?) of /
    (?:read|drink|eat|smoke|travel|drive|walk|spend|play|cook|watch|use|consume|buy|shop|exercise|work|sleep|post|save|donate|order|waste|have|do|take|go out|listen|own|receive|get) (?:too |very )?(?:much|many)(?! (?:as|more|less|too|better|of)) /
    (?:read|drink|eat|smoke|travel|drive|walk|spend|play|cook|watch|use|consume|buy|shop|exercise|work|sleep|post|save|donate|order|waste|have|do|take|go out|listen|own|receive|get) (?:\p{L}+ ){0,2}a lot(?! of| more| less| better) /
    (?:have|has|had) (?:you|your \p{L}+|anyone \p{L}+) (?:\p{L}+(?:ed|en|own|one|ade|ent|ught|nk|ung|ead) )(?:\p{L}+ ){0,4}a lot(?! of| more| less| better| to| about) /
    (?:had|taken|made|bought|read|seen|visited|missed|received|lost|changed|have) (?:quite )?several(?! of) /
    (?:read|drink|eat|smoke|travel|drive|walk|spend|play|cook|watch|use|consume|buy|shop|exercise|work|sleep|post|save|donate|order|waste|have|do|take|go out|listen|own|receive|get) (?:very )?(?:little|few)(?! (?:or no|more|less)) /
    plenty of / numerous / for a long time / (?:do|does|did) (?:you|your \p{L}+) [^?]{3,60} much(?= ?\?) / (?<!\p{L})several times(?! (?:a|per|every|each)(?!\p{L})) /
    (?:heavy|big|light|frequent|occasional) (?:user|drinker|smoker|eater|reader|spender|consumer|gamer)s? /
    (?:most|much|some) of the time
  `),
}

/** Uses of these words in which they are no quantities. */
export const VAGUE_TRAPS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    beaucoup (?:de choses )?en commun / beaucoup d'autres / le plus (?:souvent|frequemment|regulierement|longtemps) /
    (?:plus|moins|aussi|autant) (?:souvent|frequemment|regulierement|longtemps)(?: (?:que|qu'|ou))? /
    plus ou moins (?:souvent|regulierement) /
    (?:souvent|parfois|rarement|toujours|jamais|tres souvent)(?:, (?:souvent|parfois|rarement|assez souvent|de temps en temps|quelquefois|jamais|regulierement))+,? (?:ou|et) \p{L}+ /
    (?:souvent|parfois|regulierement) ou (?:rarement|jamais|parfois|non) /
    trop (?:souvent|rarement|peu|de|longtemps) /
    (?:entend|dit|lit|pense|parle|reproche|associe)(?:-on)? (?:souvent|parfois|regulierement) /
    (?:est|sont) (?:souvent|parfois|regulierement) (?:dit\p{L}*|cite\p{L}*|presente\p{L}*|considere\p{L}*) /
    (?:s'il vous|si vous|lorsqu'il vous|quand il vous) arrive (?:parfois|souvent|de temps en temps) /
    ne serait-ce que (?:de temps en temps|rarement|parfois|occasionnellement) /
    meme (?:rarement|occasionnellement|de temps en temps|parfois) /
    (?:un peu|a peu|sous peu|depuis peu|il y a peu|depuis peu de temps|peu de temps (?:apres|avant)|peu a peu|si peu|ne serait-ce que peu)(?: de)? /
    beaucoup (?:plus|moins|trop|mieux) / depuis longtemps / combien de (?:temps|fois)[^?]{0,12} /
    (?:rarement|peu) [^?]{0,30}sans ne / quel(?:le)?s? (?:[\p{L}'-]+ ){1,12}(?:le plus souvent|la plupart du temps)
  `),
  en: anyOf(String.raw`
    (?:a lot|much|little) in common /
    how (?:\p{L}+ )?(?:often|frequently|regularly|many|much|little|few) /
    (?:most|more|less|least|as|(?<!every )so) (?:often|frequently|regularly|rarely)(?: (?:than|as))? /
    more or less often /
    (?:often|sometimes|rarely|always|never|usually)(?:, (?:often|sometimes|rarely|occasionally|never|always|usually|hardly ever))+,? (?:or|and) \p{L}+(?: ever)? /
    (?:often|sometimes|regularly) or (?:rarely|never|sometimes|not) /
    too (?:often|rarely|much|many|little|few) / (?:\p{L}+ )too (?:much|many|little|few) /
    (?:is|are|it's) (?:often|sometimes|frequently) (?:said|claimed|argued|described|called|seen|thought) /
    (?:people|we|you) (?:often|sometimes) (?:say|hear|think|feel that|talk) /
    even (?:if )?(?:only )?(?:occasionally|rarely|sometimes|from time to time) /
    if you (?:ever |sometimes |occasionally |often ) / as (?:much|many|little|few)(?: \p{L}+)? as /
    very much(?! \p{L}+ly) / (?:so|that|this|pretty|not|how|however|as) (?:much|many) /
    at least sometimes / (?:usually|normally|sometimes) (?:called|known) / spend (?:\p{L}+ ){0,3}more /
    many years ago / much the same / do much better / much (?:better|worse|more|less) / some of the time /
    most of the time,\x20 /
    (?:which|what) (?:\p{L}+ ){1,12}most of the time
  `),
}

/** Frequencies that name no number, as options. */
export const FREQUENCY_OPTIONS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:tres |assez |plutot |peu |le plus )?(?:souvent|regulierement|frequemment) / parfois / quelquefois /
    de temps en temps / de temps a autre / occasionnellement / (?:tres |assez )?rarement / a l'occasion /
    pas (?:tres |trop |si )?souvent / guere / de loin en loin / par moments / a peine / episodiquement / presque (?:toujours|jamais) / generalement / la plupart du temps / reguliere? / occasionnel\p{L}* /
    frequente?
  `),
  en: anyOf(`
    (?:very |fairly |quite |not very |pretty )?(?:often|regularly|frequently) / sometimes? / occasionally /
    constantly / continually / not so (?:much|often) / on occasion / on occasions / hardly / hardly at all / not (?:very |that |so |too )?often / now and again / every now and (?:then|again) / every so often / the odd time / off and on / on and off / (?:very )?rarely / seldom / from time to time / now and then / hardly ever / almost (?:always|never) /
    usually / once in a while / infrequently / generally /
    (?:a lot|some|part|a good part|much|little) of the time
  `),
}

/** Options that compare with another time or with others: no frequency is asked. */
export const COMPARED_OPTIONS: Record<WordingLanguage, RegExp> = {
  fr: /^(?:\p{L}+ ){0,3}(?<!le )(?:plus|moins|aussi|autant) (?:souvent|regulierement|frequemment)/u,
  en: /^(?:\p{L}+ ){0,3}(?:more|less|as) (?:often|regularly|frequently)/u,
}

/** Amounts that name no number, as options. */
export const AMOUNT_OPTIONS: Record<WordingLanguage, string> = {
  fr: anyOf(`
    beaucoup / enormement / un peu / peu / tres peu / pas mal / quelques-une?s / quelques /
    de nombreu(?:x|ses) / plusieurs / moyennement / une grande quantite / une petite quantite /
    pas (?:tres |trop )?longtemps / un (?:bon |petit |long |certain )?(?:moment|bout de temps|temps) / une eternite / tres longtemps / assez longtemps / pas mal de temps / des heures / des lustres / presque (?:pas|aucune?|rien) / une? (?:grande|bonne|petite) partie / assez / pas beaucoup / un grand nombre / longtemps
  `),
  en: anyOf(`
    a lot / lots / a little / some / a few / few / many / several / much / plenty / a great deal /
    quite a (?:lot|few|bit) / a fair amount / very little / a large amount / a small amount /
    not (?:very |that |too |so )?long / (?:very |quite |fairly |rather )?long / a (?:good |little |short |long )?while / ages / forever / some time / (?:quite )?a (?:short|long) time / an age / no time(?: at all)? / loads / masses / heaps / tons / a moderate amount / not (?:much|many) / a bit / hardly any / a long time / a couple
  `),
}

/** Questions about an amount of something done or owned, not about a feeling. */
export const AMOUNT_QUESTIONS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    combien (?:de |d')(?:\p{L}+[ '-]*){1,6} / (?:quelle|en quelle) quantite / quelle (?:duree|part|proportion) /
    (?:la quantite|le nombre) d[^?]{2,30}vous\x20 /
    (?:lisez|buvez|mangez|fumez|voyagez|sortez|dormez|depensez|jouez|regardez|utilisez|consommez|achetez|cuisinez|marchez|conduisez|roulez|telephonez|epargnez)-vous /
    vous arrive-t-il / faites-vous / passez-vous
  `),
  en: anyOf(String.raw`
    (?:the|what) (?:amount|quantity|number) of (?:\p{L}+ ){1,4}you\x20 / what (?:share|proportion|part) of (?:your|the) /
    how long (?:did|does|do|has|have|was|were|is|are|would) / how (?:much|many) (?!(?:do|does|did|would|has|have|of (?:a|an)|is|are|more|less|worse|better|poorer|richer|harder|easier|cheaper|longer|slower|faster|healthier|happier|safer|cleaner|quieter|larger|smaller|higher|lower|older|younger|trust|confidence|attention|interest|difference|impact|influence|importance|control|pressure|stress|effect|effort|responsibility|difficulty|support|help|concern|sympathy|respect|faith|say|fun|pain|satisfaction|enjoyment|pleasure|risk|freedom|information|harm|good|blame|power))(?:\p{L}+ ){1,6} /
    how much (?:do|did) you (?:\p{L}+ly )?(?:read|drink|eat|smoke|travel|drive|walk|spend|play|cook|watch|exercise|buy|consume|save|sleep|earn|donate|work|use|waste|shop|gamble|bet|owe|give) /
    do you (?:read|drink|eat|smoke|exercise|spend)
  `),
}

/** Words with a definite quantity: a period, a number, a share of a whole. */
export const ANCHOR: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:par|chaque|tous les|toutes les|une fois|deux fois|trois fois|un|une|deux|trois|quatre|cinq|six) (?:jours?|semaines?|mois|an|annee|fois|heures?|minutes?|trimestre|soirs?|matins?|dimanches?|repas|deux|quinzaine) /
    quotidien\p{L}* / hebdomadaire\p{L}* / mensuel\p{L}* / annuel\p{L}* / la moitie /
    \d+ ?(?:fois|jours?|h|heures?|%|euros?|minutes?) / moins d'une / plus d'une
  `),
  en: anyOf(String.raw`
    (?:per|each|every|a|once|twice|one|two|three|four|five|six|times) (?:a |per |every |each )?(?:days?|weeks?|months?|years?|times|hours?|minutes?|night|evening|morning|fortnight|quarter|other day|meal) /
    daily / weekly / monthly / yearly / annually / fortnightly / once / twice / half the time /
    \d+ ?(?:times|days|hours|%|minutes|or more) / less than (?:once|one) / more than (?:once|one)
  `),
}
