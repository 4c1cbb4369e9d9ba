/** People whom one names: who should decide, pay or be honoured in public matters, and who is who in one's own life. */
export const whoAsked = String.raw`
# who: (should|ought|devrai~|doi(t|vent)|revient) + (decid~|say|mot|fix~|set|sets|choos~|choisi~|trancher|decision~|regle~|rules?|limit~|autoris~|allow) + (speed|vitesses?|traffic|circulation|parking|stationnement|cars?|voitures?|velos?|cycl~|rues?|streets?|roads?|routes?|trottinettes?|scooters?|pistes?|lanes?|pedestrian~|pieton~)
fr: le maire, avec les habitants | les habitants de la rue | l’État, pour que ce soit pareil partout | le conseil municipal | des spécialistes de la sécurité routière | la mairie, après consultation | le préfet | ceux qui y vivent
en: the mayor, with the residents | the people who live on the street | the government, so that it is the same everywhere | the town council | road safety experts | the council, after asking people | those who live there | the county
# who: (should|ought|devrai~|doi(t|vent)|revient) + (pay~|payer|paie|financ~|fund|prendre en charge|cost~) + (isol~|insulat~|logements?|renov~|immeubles?|travaux|housing|homes?|flats?|building works?|loue~|rented|locati~)
fr: le propriétaire | les propriétaires, avec une aide de l’État | moitié le propriétaire, moitié le locataire | l’État, en grande partie | le propriétaire d’abord, c’est son bien | la région et le propriétaire | les bailleurs | l’État pour les plus modestes
en: the landlord | the owners, with help from the state | half the landlord, half the tenant | the state, for the most part | the owner first of all, it is their property | the council and the owner | landlords | the state, for those with least
# who: (should|ought|devrai~|doi(t|vent)|revient|responsib~|responsab~|job) + (decid~|fix~|set|pay~|payer|paie|garanti~|choisi~|aid~|help|support) + (lait|milk|ble|wheat|viande|meat|agricult~|paysans?|farm~|eleveurs?|recoltes?|crops?|legumes?|food prices?|prix des aliments)
fr: les agriculteurs eux-mêmes | l’État, avec un prix plancher | les agriculteurs et les acheteurs, ensemble | l’Europe | ceux qui produisent, d’après leurs coûts | une loi, pour les protéger | la grande distribution n’a pas à le faire seule | les syndicats agricoles
en: the farmers themselves | the state, with a minimum price | farmers and buyers together | Europe | those who produce it, from what it costs them | a law, to protect them | not the supermarkets on their own | the farmers’ unions
# who: (should|ought|devrai~|doi(t|vent)|revient|job|responsib~|responsab~|charge) + (personnes? agees?|vieux|aines|anciens|grands-parents|dependan~|elderly|older (people|relatives|parents)|old people|frail|parents ages|live alone|fin de vie)
fr: la famille, avec l’aide de professionnels | l’État, par la solidarité | des professionnels, à domicile | les enfants, quand ils le peuvent | la famille d’abord | la sécurité sociale et la famille | le département | tout le monde, par l’impôt
en: the family, with help from professionals | the state, all of us together | professionals, in their own home | their children, when they can | the family first of all | the health service and the family | the council | all of us, through taxes
# who: (should|ought|devrai~|doi(t|vent)|revient) + (decid~|choisi~|choose|say|fix~|set|allow|autoris~|control~|surveill~|protec~|limit~|proteg~) + (ecrans?|reseaux|internet|telephones?|smartphones?|screens?|online|social media|phones?|video games?|jeux video|donnees|data|platforms?|plateformes?|intelligence artificielle|artificial intelligence|ai)
fr: les parents d’abord | les parents et l’école | l’État, par une loi | les plateformes elles-mêmes | une autorité indépendante | l’Europe | chaque famille | les utilisateurs eux-mêmes
en: parents first of all | parents and schools together | the government, by law | the platforms themselves | an independent body | Europe | each family | the users themselves
# who: (should|ought|devrai~|doi(t|vent)|revient|job|responsib~|responsab~|charge|tache) + (neige|verglas|snow|ice|trottoirs?|pavements?|dechets|litter|poubelles?|rubbish|waste|ordures|proprete|clean~|crottes|tri|recycl~|tags|graffiti)
fr: la commune | chacun devant chez soi | les services de la ville | la mairie, mais tout le monde peut aider | les habitants de l’immeuble | la communauté de communes | ceux qui salissent | les propriétaires
en: the council | everyone in front of their own home | the town’s own staff | the council, but we can all help | the people in the building | those who make the mess | the owners | the residents and the council together
# who: (should|ought|devrai~|doi(t|vent)|revient) + (decid~|choisi~|choose|say|fix~|set|allow|autoris~|may) + (dimanches?|sundays?|horaires|opening|shops?|magasins?|commerces?|travail|work~|salaires?|wages?|pay|conges|telework|teletravail|remote|grille|bureau|hours) - ecoles?|scolaires?|schools?|pupils?|classe
fr: les salariés concernés | le patron et les salariés, ensemble | les commerçants eux-mêmes | la loi, pareille pour tous | la mairie | les syndicats et la direction | chaque entreprise | ceux qui y travaillent
en: the staff concerned | the boss and the staff together | the shopkeepers themselves | the law, the same for all | the town council | the unions and the management | each company | those who work there
# who: (should|ought|devrai~|doi(t|vent)|revient) + (decid~|choisi~|choose|say|fix~|set|trancher) + (ecoles?|scolaires?|classes?|programmes? scolaires?|devoirs|uniformes?|cantine|schools?|pupils?|lessons?|homework|uniforms?|curriculum)
fr: les parents et les enseignants, ensemble | l’État, pour que ce soit pareil partout | les enseignants, ils connaissent les enfants | chaque école | la commune | le ministère, après avoir écouté les familles | des spécialistes du rythme des enfants
en: parents and teachers together | the state, so that it is the same everywhere | teachers, they know the children | each school | the local council | the ministry, once it has listened to families | experts on how children learn
# who: (should|ought|devrai~|doi(t|vent)|revient) + (payer?|pay|paie|financ~|fund) + (eglises?|chateaux?|patrimoine|monuments?|restaur~|church~|castles?|heritage|monuments?|cathedral~)
fr: l’État, c’est le patrimoine de tous | la commune et la région | les fidèles et l’État, moitié-moitié | des mécènes | les visiteurs, avec un billet d’entrée | une loterie du patrimoine | les entreprises, contre un avantage fiscal
en: the state, it belongs to us all | the council and the region | the church and the state, half each | private donors | visitors, with an entrance fee | a heritage lottery | companies, in return for a tax break
# who: (should|ought|devrai~|doi(t|vent)|revient) + (decid~|choisi~|choose|say|fix~|set|payer?|pay|paie|financ~|fund) + (medica~|soins?|vaccins?|hopita~|sante|treatment~|medicines?|care|hospitals?|health|patients?|doctors?|medecins?|traitement~|lunettes|glasses|dentist~)
fr: les médecins | le patient, avec son médecin | la sécurité sociale | l’État | les soignants, pas les financiers | la sécurité sociale et les mutuelles | chacun selon ses moyens | des spécialistes indépendants
en: doctors | the patient, with the doctor | the health service | the state | those who give the care, not the accountants | everybody according to their means | independent experts | the insurers
# who: (should|ought|devrai~|doi(t|vent)|revient) + (payer?|pay|paie|financ~|fund|foot|bill) + (climat~|climate|transition|pollu~|energie|energy|inondations?|floods?|secheresse|drought|plastique~|plastic~|recycl~|eau|water|storm|tempetes?|degats|damage|clean~)
fr: ceux qui polluent le plus | les grandes entreprises | l’État | tout le monde, selon ses moyens | les plus riches d’abord | les assurances et l’État | les industriels | chacun sa part
en: those who pollute most | the big companies | the state | everybody, according to their means | the richest first | the insurers and the state | the manufacturers | each of us our share
# who: (should|ought|devrai~|doi(t|vent)|revient|job) + (apprendre|enseign~|transmett~|eduqu~|educat~|teach|explain|expliqu~|parler|talk) + (enfants?|jeunes|ados?|eleves|children|kids|young|teenagers?|pupils)
fr: les parents | les parents et l’école, ensemble | l’école, pour tous les enfants | la famille d’abord | les professeurs, avec des intervenants | un professionnel extérieur | tout le monde, en donnant l’exemple
en: the parents | parents and school together | school, so that every child gets it | the family first | teachers, with people from outside | a professional from outside | all of us, by example
# who: (should|ought|devrai~|doi(t|vent)|revient) + (decid~|choisi~|choose|say|mot|fix~|set|trancher|decision~|plan~) + (ville|commune|quartier|village|place|parc|mairie|projet|travaux|budget|impots?|town|city|area|park|square|council|project|building|planning|library|culture|stade|stadium|wind ?turbines?|eoliennes?|usine|factory|antenn~|masts?)
fr: les habitants, par un vote | le conseil municipal | le maire, après avoir écouté les gens | les habitants concernés | la région | des spécialistes et des habitants, ensemble | ceux qui vivent à côté | les élus, c’est leur rôle
en: the residents, by a vote | the town council | the mayor, after listening to people | the people concerned | the region | experts and residents together | those who live next to it | those we elect, it is their job
# who: (should|ought|devrai~|doi(t|vent)|revient|job) + (animaux|animal|chiens?|chats?|pets?|dogs?|cats?|loups?|wolves|wolf|pigeons?|strays?|errants?|hunting|chasse|sangliers?)
fr: leurs maîtres | la commune | des associations, avec des moyens | les vétérinaires | l’État | les propriétaires, à leurs frais | des gens du métier
en: their owners | the council | animal charities, if they get the means | vets | the state | the owners, at their own cost | people who know the job
# who: (devrai(t|ent)|doi(t|vent)|should|ought to|must) (, .{3,20}, )?(avoir le dernier mot|decider|trancher|choisir|have the (final|last) (say|word)|decide|choose|be in charge|be consulted|etre consulte~|fixer|set|regler)
fr: ceux que ça concerne | les élus, après avoir écouté les gens | tout le monde, par un vote | des gens qui connaissent le sujet | l’État, pour que ce soit pareil partout | la commune | les intéressés eux-mêmes
en: those it concerns | those we elect, once they have listened | everybody, by a vote | people who know the subject | the state, so that it is the same everywhere | the council | the people involved themselves
# who: (should|ought|devrai~|doi(t|vent)) + (payer|pay|financ~|fund|foot the bill) - ecole~|school~
fr: l’État | la commune | ceux qui s’en servent | tout le monde, par l’impôt | les plus aisés d’abord | la région | moitié l’État, moitié ceux qui en profitent
en: the state | the council | those who use it | all of us, through taxes | the better off first | the region | half the state, half those who gain from it
# who!: (nom|name~|honou?r~|hommage|statue|celebr~|pantheon|timbre|stamp|billets?|bank ?notes?|buste|plaque|medaill~|medal|monument)\b.*(rues?|streets?|place|square|ecole|school|statue|stade|parc|bridge|pont|station|gare|pantheon|timbre|stamp|notes?|plaque|decor~|medal|monument|library|bibliotheque|hospital|hopital)|(rues?|streets?|statue|square|ecole|school|stade|stamp|timbre)\b.*(nom|name~|honou?r~|hommage)
fr: Simone Veil | une infirmière d’ici | Marie Curie | Joséphine Baker | l’ancien instituteur du village | un résistant d’ici | Robert Badinter | ma grand-mère, pourquoi pas | Jean Moulin | le médecin qui a soigné tout le quartier | Lucie Aubrac | une femme, il y en a trop peu
en: Simone Veil | a nurse from here | Marie Curie | Josephine Baker | the old village schoolteacher | somebody from the Resistance who lived here | Nelson Mandela | my grandmother, why not | Rosa Parks | the doctor who looked after the whole area | a firefighter from here | a woman, there are too few of them
# who: (rire|marrer|laugh|laughs|funny|drole)
fr: mon frère | ma meilleure amie | un collègue | mon petit-neveu | ma sœur | un vieux copain | mon père, sans le vouloir | mes enfants
en: my brother | my best friend | a colleague | my nephew | my sister | an old mate | my father, without meaning to | my children
# who: (influen~|decid~|say|poids|weight) + (enfants?|children|kids) + (mang~|eat|food|goute~|repas|meals?|diet|alimentation)
fr: les parents | la publicité | les copains d’école | les grands-parents | la cantine | les parents d’abord, la publicité ensuite | la télévision et Internet
en: their parents | advertising | their friends at school | grandparents | the school canteen | parents first, then advertising | television and the internet
# who: (influen~|inspire~|pese~|weigh~) + (enfants?|children|kids|jeunes|young|ados?|teenagers?) - mang~|eat
fr: les parents | les copains | les vidéos sur Internet | les professeurs | les influenceurs | les grands-parents | les grands frères et sœurs
en: their parents | their friends | videos online | teachers | influencers | grandparents | older brothers and sisters
# who: (reveil~|coucher|couche|lit une histoire|ecole|devoirs|bain|wakes?|bed|homework|school run|bath) + (enfants?|children|kids|petits) - should|devrai~|doi(t|vent)
fr: moi, en semaine | les grands-parents, parfois | la personne avec qui je vis | je n’ai pas d’enfant | mes enfants sont grands | nous deux, à tour de rôle | moi
en: me, on weekdays | their grandparents, sometimes | my partner | I do not have children | my children have grown up | we take turns | me
# who: (appelez|appelleri~|appeler|call|ring|phone|contact|prevenez|turn to) + (panne|voiture|accident|route|breaks? down|broke down|car|roadside|crevaison|flat tyre|remorqu~)
fr: l’assistance de mon assurance | un garagiste | mon frère | un voisin qui s’y connaît | mon père | une dépanneuse | un ami du coin
en: my insurer’s breakdown service | a garage | my brother | a neighbour who knows about cars | my father | a tow truck | a friend nearby
# who: (appelez|appelleri~|appeler|call|ring|phone|contact|adress~|turn to|ask) + (fuite|eau|plombier|chauffage|chaudiere|electri~|serrur~|cles|leak~|boiler|heating|plumb~|locked out|power cut|lights?)
fr: un plombier que je connais | mon voisin | le gardien | mon frère, qui bricole | le propriétaire | mon assurance | un artisan du coin
en: a plumber I know | my neighbour | the caretaker | my brother, who is good with his hands | the landlord | my insurer | a tradesman nearby
# who: (appelez|appelleri~|appeler|call|ring|adress~|parle~|turn to|ask|tell|speak|talk|complain) + (bruit|tapage|noise|noisy|voisin~|neighbou?r~|dispute|quarrel)
fr: le voisin lui-même, d’abord | le gardien | la mairie | la police, si ça dure | le syndic | le propriétaire | personne, j’attends que ça passe
en: the neighbour first of all | the caretaker | the council | the police, if it goes on | the managing agent | the landlord | nobody, I wait until it is over
# who: (conseil~|avis|advice|opinion|demandez|ask|consult~|parle~|turn) + (achat~|achet~|acheter|purchase~|buy~|voiture|car|ordinateur|computer|appareil|depense|spending)
fr: mon frère | un ami qui s’y connaît | la personne avec qui je vis | un vendeur, et puis Internet | ma sœur | personne, je compare tout sans aide | un collègue | mes enfants
en: my brother | a friend who knows about it | my partner | a salesperson, and then the internet | my sister | nobody, I compare it all myself | a colleague | my children
# who: (parle~|confi~|talk~|discuss~|confide|turn|tell) + (argent|money|soucis|worries|dettes|debts?|budget|factures|bills|finances?|difficult~|problem~|trouble~)
fr: la personne avec qui je vis | ma sœur | personne, ça ne regarde que moi | ma mère | un ami proche | mon conseiller à la banque | mon frère
en: my partner | my sister | nobody, it is my own business | my mother | a close friend | my bank adviser | my brother
# who: (aide~|aidez|help~|assist~|demand~|ask~|depann~) + (ordinateur|informatique|internet|telephone|numerique|computer|technical|phone|online|digital|wi-?fi|printer|imprimante)
fr: mon fils | ma nièce | un collègue | personne, je me débrouille | un voisin plus jeune | ma fille | un ami informaticien | mon frère
en: my son | my niece | a colleague | nobody, I manage | a younger neighbour | my daughter | a friend who works in computers | my brother
# who: (appris|taught|teach|learn~|montre|showed|transmis|initie~|introduc~) + (velo|nager|nage|bike|cycle|ride|swim|marcher|lire|lacets|read|laces)
fr: mon père | ma mère | mon grand-père | une monitrice | mon grand frère | ma sœur | un maître-nageur | mon oncle
en: my father | my mother | my grandfather | an instructor | my big brother | my sister | a lifeguard | my uncle
# who: (appris|taught|teach|learn~|montre|showed|transmis) + (brico~|jardin~|coudre|couture|trico~|garden~|sew~|knit~|diy|repair~|repar~|peche~|fish~|danse~|dance)
fr: mon grand-père | ma grand-mère | ma mère | mon père | un voisin | personne, en regardant des vidéos | une amie | mon oncle
en: my grandfather | my grandmother | my mother | my father | a neighbour | nobody, from videos | a friend | my uncle
# who: (appris|taught|teach|learn~|montre|showed|transmis) + (conduire|conduite|drive|driving|argent|money|epargn~|budget|metier|trade|job)
fr: mon père | un moniteur | ma mère | mon oncle | un ancien collègue | personne, par l’expérience | mon premier patron
en: my father | an instructor | my mother | my uncle | an old colleague | nobody, by experience | my first boss
# who!: (fete|repas|diner|dinner|week-?end|voyage|trip|ile deserte|desert island|vacances|holidays?|ascenseur|lift|camping|road trip)\b.*(emmen\w+|inviteri\w+|inviter|partir|passer|coince|bloque|take|invite|spend|stuck|share|partager)
fr: ma meilleure amie | mon frère | la personne avec qui je vis | un ami d’enfance | ma sœur | mes enfants | un bon cuisinier | quelqu’un qui me fasse rire
en: my best friend | my brother | my partner | a childhood friend | my sister | my children | a good cook | somebody who makes me laugh
# who: (manqu~|miss|misses|perdu de vue|lost touch|revoir|see again|retrouver)
fr: ma grand-mère | un ami d’enfance | mon père | une ancienne collègue | ma sœur, qui vit loin | un camarade d’école | ma mère | personne en particulier
en: my grandmother | a childhood friend | my father | an old colleague | my sister, who lives far away | somebody from school | my mother | nobody in particular
# who: (dernier~|last) + (appel~|coup de fil|telephone|message|visite~|call~|phon~|rang|text~|visit~|written|ecrit|parle|spoke|talk~) - vacances|holiday
fr: ma mère | mon frère | une amie | un collègue | ma sœur | la voisine | mon médecin, pour un rendez-vous | un vieux copain
en: my mother | my brother | a friend | a colleague | my sister | the neighbour | my doctor, for an appointment | an old friend
# who: (connai~|know~|known) + (mieux|longtemps|plus longtemps|best|longest) - voisin~|neighbo~|region|ville
fr: mon frère | mon ami d’enfance | ma sœur | la personne avec qui je vis | ma mère | une amie d’école | mon cousin
en: my brother | my childhood friend | my sister | my partner | my mother | a friend from school | my cousin
# who: (vaccin~|jabs?) + (confiance|trust~|believe|croyez|inform~|advice|conseil~|parl~)
fr: mon médecin | ma pharmacienne | une amie infirmière | les scientifiques | l’hôpital | mon médecin, et lui seul | personne vraiment
en: my doctor | my chemist | a friend who is a nurse | scientists | the hospital | my doctor, and nobody else | nobody really
# who: (confiance|trust~|believe|croyez|fiable|reliable|inform~|advice|conseil~|ecout~|listen) + (sante|maladie|medica~|health|illness|medicines?|alimentation|nutrition|diet|sommeil|sleep)
fr: mon médecin | ma pharmacienne | une amie infirmière | les scientifiques | l’hôpital | ma mère, pour les petites choses | personne vraiment
en: my doctor | my chemist | a friend who is a nurse | scientists | the hospital | my mother, for small things | nobody really
# who: (confiance|trust~|believe|croyez|fiable|reliable|inform~|advice|conseil~|ecout~|listen) + (climat~|environnement|science~|meteo|energie|nucleaire|climate|environment|science~|weather|energy|nuclear)
fr: les scientifiques | les chercheurs | certains journalistes | des associations | personne vraiment | les gens du métier | la radio publique
en: scientists | researchers | some journalists | charities | nobody really | people in the trade | the public radio
# who: (confiance|trust~|believe|croyez|fiable|reliable|inform~|advice|conseil~|ecout~|listen) + (argent|epargne|placement~|credit|impots|retraite|money|savings?|invest~|mortgage|tax~|pension~|financ~)
fr: mon conseiller à la banque | mon frère | un ami comptable | personne, je lis tout sans aide | mon père | un notaire | une association de consommateurs
en: my bank adviser | my brother | a friend who is an accountant | nobody, I read it all myself | my father | a solicitor | a consumers’ association
# who: (confiance|trust~|believe|croyez|fiable|reliable|inform~) + (actualite|politique|elections?|monde|guerre|news|politics|world|war|ville|commune|town|local)
fr: le journal local | la radio publique | personne à cent pour cent | quelques journalistes | mes amis | un élu que je connais | la télévision, faute de mieux
en: the local paper | public radio | nobody entirely | a few journalists | my friends | a councillor I know | television, for want of better
# who: (prof~|enseignant~|instit~|teacher~|maitre~) + (marqu~|souven~|aim~|inspir~|remember~|influen~|best|impression|memorable)
fr: ma maîtresse de CM2 | un professeur d’histoire | mon prof de sport | une professeure de français | mon instituteur | un prof de maths très patient | aucun en particulier
en: my teacher at primary school | a history teacher | my sports teacher | an English teacher | the old headmaster | a maths teacher with endless patience | nobody in particular
# who: (parle~|connaissez|connai~|know|talk|speak|frequent~|croise~|saluez|greet) + (voisin~|neighbou?r~|immeuble|building|palier|rue|street)
fr: la dame du premier | le couple d’en face | la famille du dessus | presque tout le monde | un retraité du rez-de-chaussée | personne, on se dit bonjour | la voisine de palier
en: the lady on the first floor | the couple opposite | the family upstairs | nearly everybody | a retired man on the ground floor | nobody, we just say hello | the woman next door
# who!: .*\b(gagn~|profit~|gain~|wins?|benefits?|better off)\b.*\b(perd~|lose~|loses|worse off|souffr~|suffer~)\b.*
fr: les banques y gagneraient, les personnes âgées y perdraient | les grandes entreprises gagnent, les petits perdent | ceux qui s’y connaissent gagnent, les autres perdent | tout le monde y perd un peu | ceux qui ont déjà gagnent, comme toujours | les plus pauvres y perdent
en: the banks would gain and older people would lose | big companies gain, small people lose | those who know how gain, the others lose | we all lose a little | those who have already would gain, as ever | the poorest would lose
# who: (courage|admir~|exemple|example|heros|hero~|model) + (vie|monde|histoire|autour|entourage|life|world|around you|everyday|quotidien)
fr: ma mère | les infirmières | ma grand-mère | les pompiers | une amie qui élève ses enfants seule | Simone Veil | mon père | les bénévoles
en: my mother | nurses | my grandmother | firefighters | a friend who brings up her children alone | Nelson Mandela | my father | volunteers
`
