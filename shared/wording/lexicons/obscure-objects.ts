import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/**
 * Public bodies, offices and procedures, by their form: a noun of administration with its subject ("shellfish advisory
 * board", « syndicat de rivière »). Bodies that everybody deals with (town council, school board) are excluded.
 */
export const OBSCURE_BODIES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    syndicat (?:de|d'|du|des|mixte|intercommunal|departemental|interdepartemental) ?(?!salaries|initiative|enseignants|copropri|votre)\p{L}* /
    (?:conseil|comite|commission|chambre|agence|office|observatoire|bureau|college|haut conseil|institut|centre) (?:nationa|departementa|regiona|interregiona|superieu|consultati|economique|scientifique|local|de (?:developpement|bassin|surveillance|deontologie|discipline|pilotage|suivi|gestion|massif|rivage|rive)|d'(?:agriculture|orientation|evaluation|ethique|audit|agrement)|des (?:metiers|notaires|prud'hommes|ressortissants))\p{L}* /
    (?:conseil national|haut[- ]commissaire|commissaire (?:aux comptes|europeen|enqueteur|de justice)|defenseur des droits|mediateur (?:de|du|national)|controleur general|rapporteur public|vice-president delegue|recteur|sous-prefet|delegue interministeriel|greffe|tribunal (?:administratif|de commerce|judiciaire)|cour (?:d'appel|administrative)|chambre regionale|conseil de developpement|regie (?:des|de) \p{L}+|societe d'economie mixte|groupement d'interet \p{L}+|autorite (?:environnementale|organisatrice|administrative)) /
    (?:revision|modification|transfert|fusion|composition|nomination|designation|dissolution|refonte|abrogation|recodification|prorogation|renegociation|mutualisation|scission|externalisation|delegation) (?:de |du |des |de la |de l'|d')?(?:la |l'|le |nouveau |nouvelle )?(?:competences?|statuts?|schema|sage|scot|plu\p{L}*|plan (?:local|de gestion|de prevention|climat)|perimetre|reglement interieur|syndicat|commissaire|conseil (?!municipal)\p{L}+|comite|commission|chambres?|dotation|cahier des charges|convention|contrat de|zonage|charte|bareme|cadastre|regie|agence|deux \p{L}+|services? deconcentres?) /
    (?:contrat de (?:milieu|riviere|bassin|ruralite|relance|ville)|charte (?:de|du) (?:parc|bassin|pays)|schema (?:de|d'|directeur)|avenant|zonage|carte communale|perimetre de protection|delegation de service public|plan de gestion|plan de mandat|compte administratif|pacte financier|perequation|bassin versant|reseau d'assainissement collectif|dotation globale) /
    competence (?:assainissement|eau|gemapi|mobilite|scolaire|tourisme)
  `),
  en: anyOf(String.raw`
    (?<!\p{L})(?:(?!(?:notice|school|black|white|message|bulletin|departure|information|dash|key|card|bill|skirting|ironing|your|the|this|our|a|full|half|on|tourist|exam|cheese|chess|surf|skate|clip|card|board)(?!\p{L}))\p{L}+) board(?! game| and|ing|s? exam|room) /
    (?<!\p{L})(?:(?!(?:works|staff|your|our|the|a|this|organi[sz]ing|festival|parents|social|village|school|club|fete|street|party)(?!\p{L}))[\p{L}']+) (?:committee|commission|commissioner|tribunal|inspectorate|directorate|quango|forum|catchment trusts?|panel|secretariat|registrar|consortium) /
    (?:(?:deputy|chief|assistant|acting) )?(?:coroner|registrar|comptroller|assessor|bursar|recorder of deeds|surveyor general|harbour ?master|ombudsman|undersecretary|state auditor|county clerk|lord lieutenant|high sheriff) /
    (?:harbor|harbour|drainage|water|port|conservation|levee|sewer|irrigation|catchment|advisory|licensing|arbitration|audit|zoning|regulatory|estuary|fisheries|forestry|parole|pensions?) (?:board|authority|trust|district|committee|commission|council|conservancy|scheme|order|plan|compact) /
    (?:composition|remit|constitution|jurisdiction|terms of reference|statutes|governance|bylaws|mandate|boundaries|charter|articles of association) of the (?!team|class|food|world|country|school) ?\p{L}+ /
    (?:amended|revised|draft|proposed|updated|consolidated) (?:\p{L}+ ){0,3}(?:scheme|protocol|bylaws?|order|guidelines?|framework|methodology|standards?|statutes?|specification|schedule|code|tariffs?|directive|policy statement|criteria) /
    (?:the )?(?:\p{L}+ ){1,3}(?:bill|act|compact|accord|protocol|directive|convention|scheme of arrangement|memorandum|concordat)(?= of| on|[,?]| ?$) /
    appointment of (?:the|a) (?:new )?(?:\p{L}+ )?(?:auditor|commissioner|registrar|coroner|trustee|inspector|ombudsman|comptroller|clerk|chair of)
  `),
}

/** Asks for a judgement of somebody's work. */
export const WORK_JUDGED: Record<WordingLanguage, string> = {
  fr: anyOf(`
    fai(?:t|sait)-(?:t-)?(?:il|elle) (?:du |un )?(?:bon|assez|bien) / (?:gere|remplit|exerce|assure|traite|joue|accomplit|assume|s'acquitte|protege|defend|regule|controle|surveille|finance|soutient|aide|informe|sert|repond|contribue|agit)-(?:t-)?(?:il|elle|on)(?!\\p{L}) / (?:est|sont)-(?:il|elle|ils|elles) (?:\\p{L}+ )?(?:utiles?|efficaces?|necessaires?|independante?s?|legitimes?|competente?s?|a la hauteur) / en fai(?:t|sait)-(?:il|elle) (?:assez|trop) /
    (?:action|travail|gestion|bilan|fonctionnement) (?:de|du|des|de la|de l') / que pensez-vous / comment (?:jugez|evaluez|trouvez|notez)
  `),
  en: anyOf(`
    (?:doing|done|do|does) (?:a |an )?(?:good|bad|poor|fair|excellent) (?:job|work) / (?:its|their) (?:\\p{L}+ )?(?:job|work|duty|duties|mission|role|remit|mandate|task|functions?|purpose) / (?:protects?|serves?|represents?|defends?|regulates?|supervises?|supports?) (?:\\p{L}+ ){1,3}(?:well|badly|properly|enough|effectively|adequately) / (?:do|does|doing|done) (?:enough|too (?:much|little)) / (?:effective|independent|useful|necessary|competent)(?= ?[?]) / well or badly / the (?:work|performance|record|conduct) of / handl(?:es|ing|ed) / how well (?:does|is|do)
  `),
}

/** Forms of questions of knowledge: an institution's task, a rule of law, an amount or a date of public life. */
export const FACT_FORMS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    ^[, ]*qui (?!\p{L}+(?:er|ir|re|oir)(?!\p{L})|d'autre|devr\p{L}*|doit|pourr\p{L}*|sera\p{L}*|voudr\p{L}*|aura\p{L}*|prefer\p{L}*|merit\p{L}*)(?:se |s'|y |en )?[\p{L}']+ /
    ^[, ]*quel(?:le)?s? (?:administration|service|collectivite|organisme|institution|autorite|juridiction|tribunal|direction|instance|assemblee|echelon|structure|societe|syndicat|commission|caisse|agence|ministere|operateur public|elu|echelon|niveau)s? (?:public |publique |municipal |administratif |locale? )?(?:est|sont|a|ont|gere|fixe|delivre|paie|finance|entretient|decide|assure|vote|instruit|controle|collecte|s'occupe|ramasse|organise|traite|attribue|exerce|nomme|surveille|verse|percoit|detient|construit|autorise)(?:nt)?(?!\p{L}) /
    quel(?:le)?s? (?:est|sont|etait) (?:le|la|l'|les) ?(?:delai|duree|age|plafond|montant|tarif|amende|peine|hauteur|seuil|quota|limite|cout|prix|taux|preavis|horaire|date)s? (?:\p{L}+ )?(?:lega|maxima|minima|regleme|officiel|maximum|minimum|encouru|fixe|en vigueur|d'un|d'une|de la|du|des|pour) ?\p{L}* /
    (?:quelle quantite|combien) [^?]{0,60} faut-il pour / d'ou (?:vien|provien)\p{L}* / ou (?:va|vont|finissent|partent) (?:les|le|la) /
    a qui appartien\p{L}* / quel(?:le)?s? (?:est|sont) (?:le|la|les) (?:principa\p{L}+|premiere?s?|plus (?:gros|grosse|grand|grande)) (?:financeur|employeur|proprietaire|operateur|actionnaire|producteur|importateur|exportateur|fournisseur|client)s? /
    (?:lequel|laquelle|lesquel(?:le)?s|qui)[^?]{0,25} (?:a|ont|contien(?:t|nent)|produi(?:t|sent)|emet(?:tent)?) (?:[^?]{0,15} )?(?:la|le|les) plus (?:fort|forte|faible|haut|haute|grand|grande|petit|petite|eleve|elevee|bas|basse)s? \p{L}+ /
    que (?:contient|comprend|couvre|finance|prevoit|interdit|impose|autorise) (?:la|le|l'|les) /
    quand [^?]{3,80}(?:a|aura|ont|auront|est|sont|sera|seront|entre)(?:ra)?-(?:t-)?(?:il|elle|ils|elles)(?!\p{L})
  `),
  en: anyOf(String.raw`
    ^[, ]*who (?!to|else|should|would|could|will|might|may|ought|do|does|did|deserves|can)(?:\p{L}+) /
    ^[, ]*which (?:\p{L}+ ){0,2}(?:department|body|authority|service|level|court|office|regulator|committee|council|agency|tier|ministry|board|inspectorate|official) (?:is|are|has|have|handles|sets|inspects|runs|pays|decides|collects|issues|maintains|owns|manages|licen[sc]es|appoints|oversees|grants|elects|deals|approves|funds) /
    who (?:does|do) [^?]{3,60} belong to / since when (?:has|have|is|are) / what is the (?:largest|biggest|main) (?:employer|funder|owner|shareholder|producer|supplier|landowner) /
    what (?:share|proportion|fraction) of / which (?:one )?[^?]{0,20}(?:has|have|contains?|produces?|emits?) the (?:highest|lowest|largest|smallest|greatest) (?:\p{L}+ ){0,3}(?:content|index|rate|level|share|number|amount|population|area|emissions|footprint|concentration|value|proportion) /
    what is the (?:\p{L}+ )?(?:fine|penalty|deadline|notice period|legal|statutory|maximum|minimum|retirement age|speed limit|voting age|rate of|cooling-off) /
    how long (?:must|can|may|does a|does the|do) (?!you|it take) / where (?:does|do) [^?]{3,60} (?:come from|go|end up) /
    when (?:will|does) the (?:\p{L}+ ){1,5}(?:take place|open|close|start|end|expire|come into)
  `),
}

/** Household tasks and one's own surroundings, which are not general knowledge. */
export const AT_HOME_OR_HERE: Record<WordingLanguage, string> = {
  fr: anyOf(
    `menage / la cuisine / courses / repas / vaisselle / linge / lessive / enfants / bricolage / ici / chez soi / cet? (?:immeuble|atelier|bureau|etablissement|questionnaire)`,
  ),
  en: anyOf(
    `cooking / shopping / housework / cleaning / laundry / dishes / children / bills / here / this (?:building|office|site|survey|form)`,
  ),
}

/** Rules of law and of public life asked by yes or no. */
export const POLAR_RULES: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    la (?:loi|reglementation|legislation|constitution) (?:\p{L}+ )?(?:oblige|interdit|prevoit|autorise|impose|permet|protege|garantit|sanctionne|punit)-t-elle /
    (?:un|une|les|tout|toute) \p{L}+ (?:\p{L}+ )?(?:a|ont)-(?:t-)?(?:il|elle|ils|elles) (?:legalement )?(?:le droit|l'obligation|la possibilite legale) /
    (?:un|une|les) (?:employeur|locataire|proprietaire|bailleur|salarie|mineur|pieton|cycliste|banque|commercant|medecin|pharmacien|maire|prefet|policier|assureur|electeur|etranger|fonctionnaire|contribuable|vendeur|chasseur|automobiliste|stagiaire|apprenti|collegien|lyceen)s? (?:\p{L}+ )?(?:peut|peuvent|doit|doivent)-(?:il|elle|ils|elles) /
    est-(?:il|ce) (?:actuellement |vraiment )?(?:legal|illegal|obligatoire|interdit|autorise|permis) (?:en france |par la loi )?(?:de|d'|qu) /
    (?:est|sont)-(?:il|elle|ils|elles) (?:actuellement )?(?:obligatoires?|gratuite?s?|legal\p{L}*|legaux|illegal\p{L}*|illegaux|interdite?s?|autorisee?s?|remuneree?s?|rembours\p{L}+|taxee?s?|imposables?|recyclables?|compostables?|biodegradables?|contagieu\p{L}+|hereditaires?) /
    (?:peut|peuvent)-(?:il|elle|ils|elles) (?:recevoir|contenir|etre (?:recycl|compost|jet|mis|depos|transmis|gueri|attrap)\p{L}*|se transmettre|accueillir) / (?:est|sont)-(?:il|elle|ils|elles) (?:subventionn|financ|ger|entreten|possed|exploit)\p{L}* par / peut-on (?:recycler|composter|attraper|guerir|mettre|jeter|transmettre|heriter)
  `),
  en: anyOf(String.raw`
    is it (?:currently )?(?:legal|illegal|compulsory|mandatory|against the law|a legal requirement|an offen[cs]e|lawful|unlawful|a crime) (?:to|for|in) /
    does the (?:law|constitution|regulation) (?:\p{L}+ )?(?:require|allow|forbid|oblige|ban|permit|protect|guarantee|say|prohibit|make) /
    (?:are|is) (?:an? |all |the )?(?:\p{L}+ ){1,2}(?:allowed|required|entitled|obliged|permitted|forbidden|legally \p{L}+) (?:by law )?to /
    can (?:an? |the )?(?:\p{L}+ ){1,2}legally /
    (?:do|does) (?:an? |all )?(?:landlords?|employers?|tenants?|shops?|drivers?|cyclists?|retailers?|schools|councils|employees|banks|pubs|restaurants|sellers?|manufacturers?) (?:legally )?(?:have to|need to|have the right|have a duty) /
    can (?:\p{L}+ ){1,4}be (?:recycled|composted|put in|thrown|placed in|reused|caught|cured|inherited|passed on|transmitted|spread) /
    (?:is|are) the (?:\p{L}+ ){1,4}(?:subsidi[sz]ed|funded|owned|run|financed|managed|maintained) by /
    (?:is|are) (?:the )?(?:\p{L}+ ){1,4}(?:recyclable|compostable|biodegradable|contagious|hereditary|tax-free|taxable|free of charge|compulsory|mandatory|legal|illegal)(?: in \p{L}+)?(?= ?\?)
  `),
}
