import type { WordingLanguage } from '../finding.ts'
import { entries } from './entries.ts'

/**
 * Technical terms unknown to the general public: health, money and law, energy and housing, digital, work, politics.
 */
export const TECHNICAL_TERMS: Record<WordingLanguage, readonly string[]> = {
  fr: entries(`
    preciput / abattement fiscal / assiette (fiscale|de l'impot) / bareme progressif / prelevement liberatoire / obligations? indexees? / sinistralite / menarche / oedemes? / remediation / emprise fonciere / permeabilisation / etiage / ripisylves? / biochar / cadencement / poles? d'echanges / chiffrement / livrables? / parties prenantes / reporting / dotation globale / autonomie decisionnelle / modulation horaire / bassins? versants? / gemapi / ordonnancement / mutualisation des moyens / feuille de style / mise en concurrence /
    in fine / flexitari* / eco-?conditionnalite* / prelevement forfaitaire unique / mandat de protection / habilitation familiale / prestation* compensatoire* / plan d'epargne retraite collectif /
    dedit formation / clause* de (dedit|mobilite|non concurrence|resolution|reversion) / taux
    marginal / tranche* marginale* / taux (d'effort|d'endettement|actuariel|nominal|de marge|de
    pression fiscale|de prelevement) / taux effectif global / base forfaitaire / ticket moderateur /
    parcours de soins coordonnes / secteur (1|2|conventionne) / depassements? d'honoraires / tiers
    payant / affection de longue duree / franchises? medicales? / entente prealable / mi temps
    therapeutique / rupture conventionnelle collective / accord de branche / branche professionnelle
    / repos compensateur* / treizieme mois conventionnel / gratification conventionnelle / instance*
    representative* / droit individuel a la formation / validation des acquis / compte personnel
    d'activite / rente* viagere* / viager occupe / dommage*? ouvrage /
    garantie decennale / sequestre / etat date / condition* suspensive* / passoires? thermiques? / copropriete degradee / tantiemes? /
    millieme* de copropriete / fonds de roulement / appel* de fonds / prescription biennale / action
    de groupe / recours collectif / ordonnance penale / prestation compensatoire / clause
    d'exclusion / indice de reparabilite / ecocontribution / eco contribution / filiere* a
    responsabilite / responsabilite elargie / consigne pour reemploi / biosourc* / sobriete
    numerique / permis a points probatoire / puits de carbone / renaturation /
    desimpermeabilis* / stress hydrique / intrants? / semences? paysannes? /
    jachere* / remembrement / plan alimentaire / fibre noire / degroup* / zone* blanche* / debit
    descendant / cryptage / pare feu / adresse ip / serveur mandataire / api ouvertes? / rgaa /
    accessibilite numerique / droit a l'oubli / consentement eclaire / illectron* / litteratie / acouphene* / hyperacousie / photophobie / reflux gastro* / lombalgie* / nevralgie* / tendinopath* / polyarthrite / fibromyalg* /
    anticoagulant* / antiagregant* / inhibiteur* / betabloquant* / corticoid* / antalgique* /
    anxiolytique* / neuroleptique* / statine* / antiretroviral* / soins? de
    suite / directives? anticipees? / hospitalisation partielle / depistage organise / densitometrie
    / scintigraphie / titre*? d'anticorps / differenci(ation|ee) pedagogique* /
    classe inversee / cycle*? (1|2|3|4) / contrat d'objectifs / projet personnalise / evaluations?
    certificatives? / coefficient* familial* / capital culturel / scrutin
    (uninominal|majoritaire|proportionnel)* / vote preferentiel / vote blanc comptabilise /
    parrainage* citoyen* / question* prioritaire* / navette parlementaire / loi
    organique / decret* d'application / cavalier* legislatif* / domaine reserve / regalien* / fiscalite locale / taxe d'habitation residuelle / niche* fiscale* /
    desindexation / sous indexation / annee blanche / point d'indice / regime* par
    points / decote / surcote / pension de reversion / retraite progressive / cotisation* salariale*
    / plafond de la securite sociale / prime d'activite bonifiee / non recours / reste a charge
    (opposable|zero|conventionnel) /
    iatrogen* / photobiomodul* / pricing / sourcing / staffing / retargeting / growth hacking /
    data-driven / time-to-market / proof of concept / quick wins? / backlog / sprints? / wireframes? /
    touchpoints? / customer journey / parcours client / granularite / tertiarisation / verbatims? /
    panelise* / hors-sol / mix energetique / artefacts? / obsolescence programmee par / erythem* /
    dyspeps* / alopecie / xerostomie / tachypnee / sequelles / contre-indication* / somatis* / nycturie /
    hypoxi* / neoplasi* / metastas* / idiopathique* / comorbidite* / polymedication* / polypathologie* /
    etiologi* / prodrome* / nosocomia* / dyspnee* / paresthesie* / cephalee* / asthenie* / dysphagie* /
    hypercholesterolemie* / dyslipidemie* / hba1c / arthralgie* / myalgie* / rhinorrhee* / epistaxis /
    pyrosis / dysmenorrhee* / menorragie* / tachycardie* / bradycardie* / arythmie* / ischemi* /
    thrombose* / thrombo* / antihypertenseur* / bithérapie / benzodiazepine* / psychotrope* /
    biosimilaire* / galenique* / pharmacovigilance / observance therapeutique / observance /
    tiers payant contre generique / telesurveillance / palliatif* precoce* / anamnese / parodontite* /
    parodont* / presbyacousie / sarcopenie / denutrition proteique / mammographie par tomosynthese /
    imagerie fonctionnelle / perinatalite / primipare* / multipare* / nullipare* /
    saturation oxymetrique / glycemie a jeun / glycemie / spirometrie / immunosuppress* / auto-immun* /
    zoonose* / prophyla* / seropositivite / patientele / aidant* naturel* / gir / dysphorie / anhedonie /
    neuroatypi* / neurodivergen* / alexithymie / bruxisme / apnee obstructive / pereq* / perequation* /
    fideicommis* / usufruit* / nue-propriete / demembrement* / quotite* / soulte* /
    hypothecaire* inverse* / annuite* / taux directeur* / assouplissement quantitatif / obligataire* /
    titrisation / titres obligataires / capitalisation boursiere / produits? structures? / warrants? /
    fonds indiciels? / unites? de compte / versement* programme* / plus-value* latente* / moins-value* /
    assiette fiscale / quotient familial / quotient conjugal / prelevements? forfaitaires? / flat tax /
    defiscalis* / contribution sociale generalisee / cotisations? patronales? / net imposable /
    net social / brut annuel / portage salarial / subrogation* / prescription acquisitive / usucapion /
    synallagmatique* / jurisprudence* / habeas corpus / contentieux administratif / servitude* /
    bail emphyteotique / emphyteotique* / clause* resolutoire* / caution solidaire /
    solidarite entre locataires / encadrement*? locati* / vefa / indivision* / ab intestat /
    reserve hereditaire / legataire* / mainlevee / nantissement* / antichrese / recours gracieux /
    recours en excès de pouvoir / voie de recours / prudhom* / forclusion / dol / quasi-contrat /
    intuitu personae / ad hominem / prorata temporis / erga omnes / subsidiarite / comitologie /
    dette souveraine / inflation sous-jacente / deflateur / desinflation / stagflation / elasticite* /
    solde structurel / deficit primaire / prime de risque / courbe des taux / swap* / option* de change /
    levier financier / effet de levier / crypto-actifs? / cryptoactifs? / stablecoins? / blockchain /
    tokenis* / jeton* non fongible* / finance decentralisee / artificialisation /
    biodiversite fonctionnelle / trame* verte* / trame* bleue* / eutrophisation / methanis* / biogaz /
    cogeneration / effacement electrique / effacement diffus / delestage* / agrivoltai* / photovoltai* /
    aerothermi* / geothermi* / pompe* a chaleur air eau / vmc double flux / double flux /
    pont* thermique* / inertie thermique / etancheite a l'air / decarbon* / neutralite carbone /
    empreinte grise / energie grise / scope 3 / externalite* / taxonomie / taxonomie verte /
    additionnalite / compensation carbone / sequestration* / puits de carbone / gaz fluores /
    perturbateurs? endocriniens? / nexa* / neonicotinoide* / phytosanitaire* / polluants eternels /
    perfluor* / lixiviat* / rudologie / assainissement non collectif / coefficient d'occupation /
    zone* tendue* / densification / intermodal* / multimodal* / autopartage /
    covoiturage courte distance / autosolisme / report modal / part modale / mobilites? actives? /
    mobilites? douces? / logistique urbaine / ecoconduite / energie* fossile* residuelle* / interoperab* /
    authentification forte / double authentification / authentification multifacteur / multifacteur /
    chiffrement de bout en bout / chiffrement asymetrique / biometrique* / cookies? tiers / traceurs? /
    metadonnees / open data / open source / cloud souverain / informatique en nuage / edge computing /
    back-?office / front-?office / middleware / firmware / micrologiciel / bande passante / latence /
    gigue / hameconnage / rancongiciel* / ransomware* / deepfakes? / hypertrucage* / algorithmique* /
    apprentissage automatique / apprentissage profond / machine learning / grand modele de langage /
    modele* de langage / ia generative / big data / dataviz / api / ux / onboarding / onboard* /
    offboarding / workflow* / benchmark* / scoring / churn / upsell* / funnel / tunnel de conversion /
    taux de conversion / taux de rebond / parcours omnicanal / omnicanal* / phygital* /
    ergonomie cognitive / wysiwyg / responsive / dark patterns? / nudges? / newsjacking / infobesite /
    bulle* de filtres? / chambre* d'echo / podcast natif / linear tv / television lineaire /
    television de rattrapage / flexicurite / flexisecurite / annualis* / modulation du temps /
    forfait jours? / employabilite / gpec / gepp / teambuilding / empowerment / soft skills / holacratie /
    management matriciel / scrum / slasheur* / flex office / desk sharing / intrapreneur* /
    intermittence / allocation differentielle / activite partielle / compte epargne temps /
    participation aux benefices / prevoyance collective / risques psychosociaux /
    qualite de vie et des conditions de travail / cohabitation electorale / proportionnelle integrale /
    scrutin plurinominal / panachage / apparentement / intercommunal* / communaute de communes /
    deconcentr* / supranational* / extraterritorial* / conditionnalite / ecoconditionnalite /
    souverainete strategique / irredentis* / bicameral* / referendum revocatoire /
    referendum d'initiative partagee / motion de rejet prealable / deliberation communautaire /
    egalite substantive / intersectionnal* / heteronorm* / cisgenre* / racisee?s / capital social /
    gentrific* / reproduction sociale / determinants? sociaux / fracture alimentaire / locavor* /
    emulsifiant* / prebiotique* / oligo-?elements? / index glycemique / indice glycemique /
    acides? gras trans / acides? gras satures / nutri-?genomique / tracabilite / organoleptique* /
    agroecologi* / biodynamie / hydroponie / ecart-type / quartile* / quintile* / decile* / centile* /
    percentile* / intervalle de confiance / odds ratio / apparie* / longitudinal* / heuristique* /
    paradigm* / epistemolog* / ontolog* / hermeneutique* / didactique* / pedagogie differenciee /
    docimolog* / socle commun / evaluation sommative / sommative* / metacognit* / evaluation formative
  `),
  en: entries(String.raw`
    ground rent escalation / escheat / stamp duty relief / liens? / restrictive covenants? / fenestration / air source heat / biochar / riparian / agroforestry / scrum / agile (methodology|team|working|coach) / throughput / participatory budgeting / bus gates? / demand-responsive / mobility hubs? / placemaking / curtilage / precept / gravida / menarche / statins? / quangos? / wayfinding / modal share / deliverables / backlog / benchmarking / granular /
    flexitarian* / offset (facility|mortgage|account) / cross-compliance / interest-only / enduring power of attorney / lasting power of attorney / advance decision /
    hyperacusis / photophobia / fibromyalgia / lumbago / neuralgia / tendinopath*
    / beta ?blockers? / corticosteroid* / antiretroviral* / advance directives? / copay(ment)?s? /
    mammography / scintigraphy / seropositiv* / antibody titre /
    market value (reduction|adjustment) / surrender value / with profits / annual equivalent /
    annual percentage rate / loan to value / index linked / index-linked /
    inflation linked / drawdown / deferred compensation / non-?dom / capital allowances /
    inheritance tax threshold / section 21 / assured shorthold / tenancy deposit scheme / rent
    control ordinance / sublet clause / conveyanc* / joint tenancy / tenants in common /
    receivership / arbitration / statute of limitations / indefinite leave / at fault
    insurance / no-?fault / excess waiver / subrogation / life ?cycle assessment / greywater /
    permaculture / monocropping / aquifers? / water stress / agrochemical* / glyphosate / pfas / rolling stock / fly ?tipping enforcement / section 106 /
    planning permission in principle / smishing / data portability / right to be forgotten / data
    controller / data minimi[sz]ation / opt-?in consent / net neutrality / broadband throttling /
    open api / digital literacy / digital exclusion / smart contract / compressed hours / tupe / redundancy consultation / constructive dismissal / non-?compete / umbrella
    company / time in lieu / occupational pension /
    auto-?enrolment / unfunded / lifetime allowance / clawback* / universal credit taper / working
    tax credit / child benefit charge / academi[sz]ation / setting by
    ability / key stage \d / pupil premium / value-?added score / title ix /
    common core / restorative justice / fiscal autonomy / judicial review / royal
    prerogative / bicameral / first past the post / redistricting / super ?pacs?
    / earmarks? / sequester / reconciliation bill / cloture / eminent domain / qualified immunity /
    iatrogenic / granularity / dashboards? / touchpoints? / wireframes? / actionable / roadmaps? /
    backlog / sprints? / proof of concept / time-to-market / growth hacking / retargeting /
    customer journey / data-driven / verticals / value proposition / go-to-market / core competenc* /
    scalab* / photobiomodul* / gene editing / genomic* / epigenetic* / erythem* / dyspeps* / alopecia /
    xerostomia / urticaria / tachypn* / haematoma / lesions? / sequelae / contraindicat* / etiolog* /
    prognosis / prodrom* / somatic / nocturia / incontinence episodes / hypoxi* / sepsis / neoplas* /
    oncolog* / metastat* / benign neoplasm / idiopathic / comorbidit* / polypharmacy / aetiology /
    etiology / nosocomial / dyspnoea / dyspnea / paresthesia* / paraesthesia* / dysphagia /
    hypercholesterolaemia / hypercholesterolemia / dyslipid* / arthralgia / myalgia / epistaxis /
    dysmenorrh* / menorrhagia / tachycardia / bradycardia / arrhythmia* / oedema / edema / ischaemi* /
    ischemi* / thrombo* / anticoagulant* / antihypertensive* / benzodiazepine* / anxiolytic* /
    psychotropic* / inhibitors? / biosimilar* / bioavailab* / pharmacovigilance / adherence to therapy /
    medication adherence / ambulatory / periodont* / presbyopia / presbycusis / sarcopenia / perinatal /
    primiparous / nulliparous / spirometry / immunosuppress* / auto-?immune / zoono* / prophyla* /
    hypertensive / gastroesophageal / reflux disease / myocardial / infarction / cerebrovascular /
    syncope / pruritus / emesis / febrile / rhinitis / rhinorrh* / analgesic* / antipyretic* / anhedonia /
    dysphoria / neurodivergen* / alexithymia / bruxism / glycaemic / glycemic / haemoglobin / telehealth /
    deductible* / co-?insurance / formulary / out-of-network / capitation / collaterali[sz]ed /
    debt obligations? / quantitative easing / usufruct / tort law / torts / easement* / escrow /
    annuit(y|ies) / amorti[sz]* / securiti[sz]* / derivatives? / hedge funds? / hedging / equity release /
    negative equity / leasehold enfranchisement / commonhold / stamp duty land / unreali[sz]ed gains? /
    fiduciar* / indemnit* / subrogat* / habeas corpus / amicus / mens rea / stare decisis / intestate /
    intestacy / probate / estoppel / force majeure / pro rata / ex officio / in camera / quorum /
    fiscal drag / fiscal consolidation / sovereign debt / core inflation / disinflation / stagflation /
    elasticity / yield curve / basis points? / leveraged / crypto-?assets? / stablecoins? / blockchain /
    tokeni[sz]* / non-?fungible / decentrali[sz]ed finance / index funds? / exchange-traded /
    salary sacrifice / defined benefit / defined contribution / vested / vesting / fiduciary /
    means-test* / progressive taxation / regressive taxation / marginal tax rates? / tax brackets? /
    quantitative tightening / underwrit* / reinsurance / actuarial / solvency / amicus curiae /
    hereditament / ring-?fenc* / eutrophication / anaerobic / cogeneration / demand side response /
    demand response / load shedding / load shifting / agrivoltaic* / photovoltaic* / air-source /
    ground-source / thermal bridg* / u-values? / retrofit* / decarboni[sz]* / carbon neutrality /
    carbon offset* / carbon sequestration / sequestration / embodied carbon / embodied energy / scope 3 /
    externalit* / taxonomy / additionality / endocrine disrupt* / neonicotinoid* / perfluor* / leachate /
    rewilding / biodiversity net gain / net gain / ecosystem services / permeable paving / brownfield /
    greenfield / densification / zoning variance / inclusionary / upzoning / intermodal* / multimodal* /
    modal shift / micromobility / active travel / last mile / headway* / congestion pricing /
    road pricing / feed-in tariffs? / net metering / time-of-use / smart grid / baseload / peaker /
    heat pump coefficient / biogenic / interoperab* / two-factor / multi-?factor / end-to-end encryption /
    asymmetric encryption / biometric* / third-party cookies / metadata / open data / open source /
    cloud computing / edge computing / middleware / firmware / latency / jitter / ransomware /
    deepfakes? / algorithmic / machine learning / deep learning / large language models? / generative ai /
    big data / api / apis / ux / ui / onboarding / offboarding / workflows? / churn / upsell* / funnel /
    conversion rate / bounce rate / omnichannel / phygital / responsive design / dark patterns? /
    nudges? / filter bubbles? / echo chambers? / linear tv / over-the-top / geolocation /
    tokeni[sz]ation / kubernetes / containeri[sz]* / saas / single sign-on / zero-trust / flexicurity /
    annuali[sz]ed hours / employability / upskilling / reskilling / soft skills / holacracy /
    matrix management / hot-?desking / intrapreneur* / synerg* / stakeholder* engagement / stakeholders? /
    deliverables? / kpis? / okrs? / psychosocial / presenteeism / total compensation / garden leave /
    at-will / collective bargaining / wage compression / bicameral* / proportional representation /
    ranked choice / single transferable vote / gerrymander* / filibuster* / subsidiarity /
    supranational* / extraterritorial* / conditionality / irredentis* / prorog* / recall referendum /
    sortition / enfranchis* / intersectional* / heteronormativ* / cisgender / gentrif* / social capital /
    social determinants / food deserts? / emulsifier* / prebiotic* / micronutrient* / macronutrient* /
    trans fats? / saturated fat* / traceability / organoleptic / agroecolog* / biodynamic / hydroponic* /
    monoculture / standard deviation / quartile* / quintile* / decile* / percentile* /
    confidence interval / odds ratio / heuristic* / paradigm* / epistemolog* / ontolog* / hermeneutic* /
    summative / formative assessment / metacognit* / differentiated instruction / scaffolding /
    learning outcomes / andragogy
  `),
}

/** Endings of technical medical words, and everyday words with the same endings. */
export const LEARNED_ENDINGS: Record<WordingLanguage, { endings: RegExp; everyday: ReadonlySet<string> }> = {
  fr: {
    endings:
      /(?:algie|ectomie|plastie|pathie|opathie|ostomie|otomie|scopie|orragie|orrhee|emie|urie|plegie|osclerose|graphie medicale|openie)s?$/u,
    everyday: new Set(
      'nostalgie homeopathie sympathie antipathie empathie telepathie osteopathie epidemie pandemie academie anemie leucemie photocopie chirurgie telescopie boheme alchimie economie chimie infamie osteopathie naturopathie incurie fourie penurie furie curie ecurie jurie gaucherie hemorragie neuralgie'.split(
        ' ',
      ),
    ),
  },
  en: {
    endings:
      /(?:algia|ectomy|plasty|opathy|ostomy|otomy|oscopy|orrhagia|orrhoea|orrhea|aemia|plegia|osclerosis|openia|uria)$/u,
    everyday: new Set(
      'nostalgia sympathy apathy empathy antipathy telepathy homeopathy osteopathy anaemia leukaemia academia vasectomy mastectomy naturopathy microscopy colonoscopy'.split(
        ' ',
      ),
    ),
  },
}
