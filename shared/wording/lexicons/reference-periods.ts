import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Words that date an event, mean "ever", or refer to one occasion. */
export const WINDOWS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    derni(?:er|ere|ers|eres) / (?<!-(?:vous|tu|il|elle|on) )passee?s?(?= [,?]|,| \?|$) /
    (?:le mois|l'annee|la semaine|l'an|l'ete|l'hiver|le week-end|les? \p{L}+) passee? / hier /
    avant-hier / aujourd'hui / ce matin / ce soir / cette (?:annee|semaine|nuit|saison|rentree|fois) /
    cet (?:ete|hiver|automne) / ce (?:mois|trimestre|week-end|printemps|jour) / depuis /
    au cours d\p{L}* / durant / pendant / lors d(?:e|u|es|') / a l'occasion d\p{L}* / au moment d\p{L}* /
    il y a / deja / jamais / une fois dans votre vie / dans votre vie / au cours de votre vie /
    de votre vie / de toute votre vie / en (?:19|20)\d\d / (?:19|20)\d\d /
    (?:en|au mois de|debut|fin|mi-) ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) /
    \d+(?:er)? (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) /
    (?:exercice comptable|periode de reference|annee (?:scolaire|fiscale|universitaire)) / (?:cette |l')(?:enquete|etude) / ce (?:questionnaire|sondage) / premiere fois / premier / premiere / votre (?:deuxieme|seconde?|troisieme|quatrieme|cinquieme|\d+e) / (?:parmi|sur) (?:les|ces) (?:\p{L}+ ){0,2}fois / a l'age de / etant enfant / enfant,\x20 / dans votre enfance /
    quand vous (?:etiez|aviez|avez) / lorsque vous / lorsqu' / quand /
    apres (?:avoir|votre|la|le|cette?|l') / avant (?:de|d'|votre|la|le|l'|votre|cet|cette) / suite a /
    a la suite / a l'issue / au terme / a votre arrivee / en arrivant / entre (?:le|janvier|19|20) /
    avez-vous ou avez-vous eu / etes-vous ou avez-vous ete / a ce jour / jusqu'a present / jusqu'ici /
    actuellement / en ce moment / maintenant / (?:par|chaque) (?:jour|semaine|mois|an|annee|trimestre) /
    tous les (?:jours|mois|ans) / toutes les semaines /
    (?:vos |les |ces )?(?:vacances|conges) (?:d'|de |scolaires) / a noel / pour noel / le jour d\p{L}* /
    la veille / le confinement /
    (?:sur|dans|en) (?:les |une periode de )?(?:\d+|douze|six|trois|sept|trente|deux|cinq|dix|quatre) (?:mois|jours|semaines|ans|annees) /
    pour (?:cette|ce) (?:commande|achat|sejour|visite|voyage) / cette (?:commande|visite|intervention) /
    ce (?:sejour|voyage|trajet|rendez-vous) / au (?:premier|second) tour /
    election\p{L}* (?:presidentielle|municipale|legislative|europeenne|regionale)s?
  `),
  en: anyOf(String.raw`
    last / past / previous / yesterday / today / tonight /
    this (?:morning|week|month|year|weekend|afternoon|evening|season|term|quarter|spring|summer|autumn|winter|time|visit|trip|order|stay) /
    since / during / ago / within / while / until now / so far / to date / up to now / over the course /
    ever / already / yet / in your (?:life|lifetime|entire life|whole life|childhood) /
    at any (?:time|point) / before / in (?:19|20)\d\d / (?:19|20)\d\d /
    (?:in|last|this|during|of|by|since|between|\d+(?:st|nd|rd|th)?) (?:the )?(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|ramadan|may) /
    this (?:survey|questionnaire|study|interview) / the (?:survey|questionnaire) / (?:reporting|accounting|reference|survey|pay) period / (?:financial|tax|fiscal|school|academic) year / first / your (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{L}+(?:teenth|tieth)|eleventh|twelfth|\d+(?:nd|rd|th)) / (?:out )?of the (?:[\p{L}\d]+ ){0,2}times / when you / as a child / growing up / at the age of / before you / after you / when / upon /
    following / at birth / at school /
    (?:in|over|for) (?:the |a )?(?:\d+|twelve|six|three|seven|thirty|two|five|ten|four|one) (?:months?|days?|weeks?|years?|hours?) /
    currently / at the moment / now / these days / nowadays / at present /
    (?:per|each|every|a) (?:day|week|month|year|quarter|night) / daily / weekly / monthly / for this /
    on this / at this / on that / at that / on the day / during your /
    on your (?:visit|trip|stay|way|first|most) / most recent(?:ly)? /
    at the (?:event|conference|course|workshop|meeting|appointment) / in the .{1,20} election
  `),
}

/** Words that look like a reference period but define none. */
export const FALSE_WINDOWS: Record<WordingLanguage, string> = {
  fr: anyOf(`
    recemment / dernierement / ces derniers temps / ces temps-ci / ces derniers? temps / depuis peu /
    par le passe / dans le passe / il y a peu(?: de temps)? / il y a quelque temps
  `),
  en: anyOf(`
    recently / lately / of late / in recent (?:times|years|months|weeks) /
    in the (?:recent )?past(?= ?[?,.]|$) / a while ago / not long ago / some time ago / previously
  `),
}

/** Stems of participles and verbs of events that can happen repeatedly, for which a reference period matters. */
export const EVENT_PARTICIPLES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    achet\p{L}* / visit\p{L}* / consult\p{L}* / rencontr\p{L}* / voyag\p{L}* / partie?s? / allee?s? /
    utilis\p{L}* / recue?s? / paye\p{L}* / vole\p{L}* / subie?s? / particip\p{L}* / assist\p{L}* /
    vue?s? / lue?s? / prise?s? / command\p{L}* / telephon\p{L}* / appele\p{L}* / contact\p{L}* /
    donnee?s? / mangee?s? / bue?s? / fumee?s? / victimes? / hospitalis\p{L}* / malades? / absente?s? /
    licenci\p{L}* / controlee?s? / chang\p{L}* / demenag\p{L}* / perdue?s? / vendue?s? / louee?s? /
    emprunt\p{L}* / telecharg\p{L}* / ecoute\p{L}* / regarde\p{L}* / suivie?s? / manque\p{L}* /
    postul\p{L}* / votee? / signee?s? / manifest\p{L}* / renonc\p{L}* / report\p{L}* / reserve\p{L}* /
    jetee?s? / repar\p{L}* / demand\p{L}* / envoye\p{L}* / publiee?s? / partag\p{L}* / eue?s? / faite?s? /
    eteree? / vaccin\p{L}* / opere\p{L}* / discut\p{L}* / parle\p{L}* / depens\p{L}* / cuisin\p{L}* /
    dine\p{L}* / dejeun\p{L}* / sortie?s? / venue?s? / teste\p{L}* / essaye\p{L}* / essaie\p{L}* /
    connu de / souffert / fraude\p{L}* / pratiqu\p{L}* / nage\p{L}* / couru / pris / loge\p{L}* /
    sejourn\p{L}* / offerte?s? / investi\p{L}* / epargn\p{L}* / retir\p{L}* / effectu\p{L}* /
    adress\p{L}* / portee? plainte / porte plainte / agress\p{L}* / cambriol\p{L}* / harcel\p{L}* /
    discrimin\p{L}* / insult\p{L}* / menac\p{L}* / sanctionn\p{L}* / verbalis\p{L}* / pris en charge /
    souscrit\p{L}* / resilie\p{L}* / travaill\p{L}* / teletravaill\p{L}* / joue\p{L}* / parie\p{L}* /
    recouru / eu recours / saute\p{L}* / ratee?s? / tombee?s? / blesse\p{L}* / soigne\p{L}* /
    depann\p{L}* / interrompu\p{L}* / interpell\p{L}* / retourn\p{L}* / renvoye\p{L}* / livre\p{L}* /
    abonne\p{L}* / aide\p{L}* / frequent\p{L}* / emmene\p{L}* / invit\p{L}* / recycl\p{L}* / pirat\p{L}* /
    arnaqu\p{L}* / poste\p{L}* / commente\p{L}* / sollicit\p{L}* / deplace\p{L}* / circul\p{L}* /
    cherch\p{L}* / recherch\p{L}* / candidat\p{L}* / candidate\p{L}* / temoins? / confrontee?s? /
    privee?s? d(?:e|es|u|')
  `),
  en: anyOf(`
    bought / buy / visited / visit / seen / see /
    been (?!(?:married|employed|working|living|a member|born|retired|told|able|satisfied|happy)) / gone /
    go / went / used / use / received / receive / paid / pay / stolen / suffered / taken / take / took /
    attended / attend / watched / watch / read / ordered / order / called / call / contacted / contact /
    given / give / donated / donate / eaten / eat / drunk / drink / smoked / hospitali[sz]ed / absent /
    changed / change / moved / move / lost / lose / sold / sell / rented / rent / borrowed / borrow /
    downloaded / download / listened / listen / missed / miss / applied / apply / voted / vote / signed /
    sign / protested / cancelled / canceled / postponed / booked / book / thrown / throw / repaired /
    repair / asked / sent / send / posted / post / shared / share / had / experienced / experience /
    travelled / traveled / travel / flown / fly / cooked / cook / eaten out / stayed / tried / fallen /
    vaccinated / operated / discussed / discuss / talked / talk / spoken / speak / spent / spend / saved /
    cycled / driven / drive / swum / run / played / play / gambled / bet / invested / invest / withdrawn /
    complained / complain / reported / report / returned / return / recycled / recycle / volunteered /
    volunteer / worked from home / skipped / skip / injured / robbed / burgled / assaulted / harassed /
    threatened / insulted / fined / arrested / stopped / hacked / scammed / helped / met / meet /
    cheated / delayed / consulted / consult / purchased / purchase / made / make / done / do any /
    do some / do paid / do voluntary / shopped / shop / hired / borrowed / streamed / commented / argued /
    argue / exercised / exercise / worked / work overtime / claimed / claim / switched / switch /
    upgraded / subscribed / unsubscribed / encountered / encounter / witnessed / noticed /
    felt (?:discriminated|unsafe|lonely) / treated / refused / denied / checked / prescribed / tested /
    attempted / phoned / phone / rung / emailed / texted / written to / write to / gone without / run out / fasted / walked / walk
  `),
}

/** Verbs of judging and knowing, and of once-in-a-lifetime events, which need no reference period. */
export const NOT_DATED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:doses?|vaccins?|rappels?) / (?:ete |-vous |avez |a )?(?:nee?s?|arrete\p{L}* d|cesse\p{L}* d|grandi|compris\p{L}*|apprecie\p{L}*|aime\p{L}*|trouve\p{L}*|choisi\p{L}*|satisfait\p{L}*|entendu parler|connu (?:notre|l'|cette|ce|le|la)|decide\p{L}*|obtenu (?:votre|le|un|une) (?:diplome|bac\p{L}*|permis)|fait des etudes|effectue vos etudes|appris (?:a|l'existence)|epouse|eu (?:l'impression|le sentiment|envie|confiance|raison|le choix)|informe\p{L}*|voulu|pense|cru|su|pu|(?<=-(?:vous|tu|il|elle) )du(?= \p{L}+(?:er|ir|re)(?!\p{L}))|souhaite\p{L}*|prefere\p{L}*|ressenti\p{L}*|reussi|rempli|repondu|recu (?:suffisamment|assez|toutes)|lu (?:et|la notice|les conditions)|renseigne\p{L}*|herite|redige|(?:souscrit|signe) (?:un|une|votre|le|la) (?:contrat|mandat|assurance|bail|convention|promesse|plan|pret|credit)|fait (?:un|votre|une) testament|designe|fait installer|ete (?:satisfait|bien|informe|accueilli|content)\p{L}*)
  `),
  en: anyOf(String.raw`
    doses? / vaccines? / boosters? / born / grow up / grew up / grown up / understand / understood / enjoy / enjoyed / like / liked /
    find / found / choose / chose / chosen / satisfied / hear about / heard (?:of|about) / decide /
    decided / know / known / learn about / study / studied / graduate / graduated / complete your /
    completed your / qualif\p{L}* / got married / marry / get married / feel / think / thought / want /
    wanted / believe / prefer / preferred / manage /
    been (?:satisfied|happy|told|informed|able|married|working|living|employed|a member|with|retired|using|feeling|taking|trying) /
    receive enough / received enough / have enough / had enough /
    have (?:any )?(?:difficulty|trouble) (?:understanding|finding|using) / made a will / written a will /
    signed up / sign(?:ed)? (?:a|the|your|an) (?:contract|lease|agreement|will|mandate|petition for your) / (?:had|have|received|get|got) (?:a|an|the|any|your|his|her) (?:\p{L}+ ){0,2}(?:vaccin\p{L}+|jab|injection|booster) / you (?:stopped|quit)(?! by) / read (?:the|this|our|all the|and understood) / have to wait / wait / waited / sleep / slept / got / any (?:children|siblings|pets) /
    speak / the (?:staff|doctor|nurse|instructor|teacher|driver|form|website|app)
  `),
}
