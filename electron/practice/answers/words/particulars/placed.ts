/** Where people do things, who does them, and when. */
export const placed = String.raw`
# where: (bread|(du|le|votre) pain|baguette|croissants?)
fr: à la boulangerie du coin | au supermarché | à la boulangerie du village | au marché, le samedi | je le fais à la maison | sur la route du travail
en: at the bakery round the corner | at the supermarket | at the village bakery | at the market on Saturdays | I bake it at home | on my way from work
# where: (achet~|buy|bought) + (books?|livres?)
fr: en librairie | sur Internet | d’occasion, dans une brocante | à la Fnac | au supermarché | je les emprunte à la bibliothèque
en: in a bookshop | online | second-hand | at the supermarket | I borrow them from the library | in a charity shop
# where: (achet~|buy|bought|trouv~|get) + (occasion|second-?hand|used)
fr: sur Le Bon Coin | sur Vinted | dans une friperie | chez Emmaüs | en brocante | dans les vide-greniers
en: on eBay | in charity shops | at car boot sales | at a flea market | on an app | from people I know
# where: (timbres?|stamps?|colis|parcels?|courrier|post)
fr: à la poste | au bureau de tabac | en ligne | au supermarché | au point relais
en: at the post office | at the newsagent’s | online | at the supermarket | at a pick-up point
# where: (stress~|mal|low|triste|upset|besoin d'etre seule?|alone|reflechir|think|quiet|calme) + (aller?z?|go)
fr: marcher au bord de l’eau | dans ma chambre | en forêt | chez une amie | au jardin | faire un tour en voiture
en: for a walk by the water | to my room | to the woods | to a friend’s | into the garden | for a drive
# where: (devoirs|homework|revis~|etudi~|study) - etudes
fr: à la table de la cuisine | dans ma chambre | à la bibliothèque | dans le train | au salon
en: at the kitchen table | in my bedroom | at the library | on the train | in the living room
# where: (laiss~|gar~|attach~|mett~|leave|keep|lock|store|park) + (velo|bike|bicycle|trottinette|scooter|poussette|pram)
fr: dans le local de l’immeuble | dans le garage | attaché à un poteau | sur le balcon | dans le couloir | à l’abri près de la gare
en: in the bike shed | in the garage | locked to a lamp post | on the balcony | in the hall | in the shelter by the station
# where: (laiss~|gar~|leave|park) + (voiture|car) + (train|gare|station|work|travail)
fr: sur le parking de la gare | dans une rue à côté | à la maison, on me dépose | au parking relais | je n’ai pas de voiture
en: in the station car park | in a side street | at home, somebody drops me off | at the park and ride | I do not have a car
# where: (inform~|renseign~|information~|advice|conseil~|look|cherch~|find out|turn) + (sante|health|medical~|medecin|maladie|symptom~)
fr: chez mon médecin | à la pharmacie | sur Internet, avec prudence | auprès d’une amie infirmière | dans un magazine | sur Ameli
en: from my doctor | at the chemist’s | online, with some caution | from a friend who is a nurse | in a magazine | on the health service website
# where: (inform~|renseign~|information~|advice|conseil~|look|cherch~|find out|turn|help|aide) + (droits?|juridi~|legal|rights?|demarche~|papiers|forms?|paperwork|administra~|tax|impots)
fr: sur le site officiel | à la mairie | auprès d’une association | à France Services | auprès d’un ami qui s’y connaît | par téléphone, quand ça répond
en: on the official website | at the town hall | from an advice centre | from a friend who knows | by phone, when they answer | at the library
# where: (inform~|renseign~|advice|conseil~|look|turn|go) + (argent|money|financ~|epargne|savings|credit|mortgage|pension)
fr: à ma banque | dans la famille | sur Internet | auprès d’un ami comptable | dans un magazine | nulle part, je décide sans aide
en: to my bank | to the family | online | to a friend who is an accountant | to an adviser | nowhere, I work it out myself
# where: (cherch~|look|find|trouv~) + (emploi|travail|job|work|poste|stage)
fr: sur Internet | à France Travail | dans les agences d’intérim | par le bouche-à-oreille | dans le journal local | directement auprès des entreprises
en: online | at the job centre | at temping agencies | by word of mouth | in the local paper | I write to firms directly
# where: (regard~|watch) + (tele~|tv|television|films?|series)
fr: dans le salon | au lit, sur la tablette | dans la cuisine | chez mes parents | sur mon téléphone, un peu partout | sur le canapé
en: in the living room | in bed on the tablet | in the kitchen | at my parents’ | on my phone, anywhere | on the sofa
# where: (ecout~|listen) + (musique|music|radio|podcasts?)
fr: dans la voiture | dans la cuisine | avec un casque, dans le train | sous la douche | partout | dans le salon
en: in the car | in the kitchen | on headphones on the train | in the shower | everywhere | in the living room
# where: (dans \w+ ans|in \w+ years|vous voyez-vous|see yourself)
fr: au même endroit, j’espère | à la campagne | à la retraite, au soleil | dans une maison à moi | plus près de la famille | à l’étranger, peut-être
en: in the same place, I hope | in the country | retired, in the sun | in a house of my own | closer to the family | abroad, perhaps
# where: (assey~|place~|sit|seat)
fr: près de la fenêtre | au fond | à l’avant | là où il reste de la place | près de la porte | côté couloir
en: by the window | at the back | at the front | wherever there is room | near the door | on the aisle
# where: (economies|argent|savings|money|cash) + (gard~|mett~|plac~|keep|put|store)
fr: sur un livret | à la banque | sur une assurance-vie | un peu à la maison | je n’en ai pas | dans une boîte, pour les imprévus
en: in a savings account | at the bank | in premium bonds | a little at home | I have none | in a tin, for a rainy day
# where: (manteau~|veste~|coats?|jackets?|chaussures|shoes|cles|keys|parapluie|umbrella) + (mett~|rang~|laiss~|gard~|put|keep|leave|hang)
fr: dans l’entrée | sur le dossier d’une chaise | dans un placard | au portemanteau | derrière la porte | là où je trouve de la place
en: in the hall | over the back of a chair | in a cupboard | on the peg | behind the door | wherever there is room
# where: (soign~|operat~|treated|hopital|hospital) + (grave|serious|vous|you)
fr: à l’hôpital de la ville | à la clinique | au CHU | chez un spécialiste | aux urgences | chez mon médecin d’abord
en: at the hospital in town | at the clinic | at the teaching hospital | with a specialist | in casualty | at my doctor’s first
# where: (enfants?|children|kids) + (jou~|play)
fr: dans le jardin | au parc | dans leur chambre | dans la cour de l’immeuble | à l’école | je n’ai pas d’enfant
en: in the garden | in the park | in their bedroom | in the yard | at school | I do not have children
# where: (vu|vue|entendu|seen|saw|see|heard|lu|read) + (publicite|annonce|affiche|spot|advert~|ad|poster|leaflet|campaign)
fr: à la télévision | sur un bus | dans le métro | sur Internet, avant une vidéo | dans un magazine | à l’arrêt de bus | à la radio
en: on television | on a bus | in the street | online, before a video | in a magazine | at the bus stop | on the radio
# where: (etiez|where were you|you were) + (hier|yesterday|midi|noon|soir|last night|moment|quand|when)
fr: à la maison | au travail | dans ma voiture | chez des amis | dans la cuisine, avec la radio | au supermarché | devant la télévision
en: at home | at work | in my car | at friends’ | in the kitchen with the radio on | at the supermarket | in front of the television
# where: (appris|learn~|taught) + (conduire|drive|nager|swim|cuisiner|cook|velo|cycle|ride|parler|speak|lire|read)
fr: à l’école | à la maison | dans une école près de chez moi | à la piscine municipale | chez mes grands-parents | à la campagne, sur les petites routes | en vacances
en: at school | at home | at a school near my home | at the local pool | at my grandparents’ | in the country, on the lanes | on holiday
# where: (etudes|etudie~|scolarite|study|studied|degree|university|universite|go to (school|college))
fr: à Lyon | dans ma ville | à la fac de Rennes | au lycée professionnel du coin | à Lille | je n’ai pas fait d’études | en apprentissage, dans une entreprise
en: in Leeds | in my home town | at the local college | in London | in Lyon | I did not go on studying | as an apprentice, in a firm
# where: (repar~|entretien|garag~|mend~|repair~|service[ds]?|fix~) + (voiture|vehicule|velo|car|bike|telephone|phone|montre|chaussures)
fr: au garage du village | chez le concessionnaire | chez un ami mécanicien | à l’atelier du centre | dans une boutique en ville | je le fais moi-même
en: at the village garage | at the dealer’s | at a friend’s who is a mechanic | in a shop in town | at the workshop in the centre | I do it myself
# where: (viennent|vient|origin~|come from|roots|nes|born) + (parents|grands-parents|famille|ancetres|grandparents|family|ancestors)
fr: de Bretagne | d’Italie | d’ici, depuis toujours | du Nord | du Portugal | d’Algérie | d’Auvergne | d’Espagne | un peu de partout
en: from Brittany | from Italy | from here, always | from the north | from Portugal | from Ireland | from Scotland | from Poland | from all over
# where: (idees?|ideas?|inspiration) + (menu~|repas|recette~|cuisin~|meal~|recipe~|cook~|sortie~|outing~|decor~|cadeau~|gift~|present~)
fr: sur Internet | dans un vieux livre | auprès de mes amies | dans les magazines | à la télévision | sur les réseaux | dans ma tête
en: online | in an old book | from friends | in magazines | on television | on social media | in my head
# where: (courses|groceries|food shopping|legumes|vegetables|fruits?|viande|meat|alimenta~|food) + (achet~|faites|buy|bought|do|get|shop)
fr: au supermarché | au marché | chez le primeur | à la ferme d’à côté | dans une grande surface | à l’épicerie du coin
en: at the supermarket | at the market | at the greengrocer’s | at a farm nearby | in a big store | at the corner shop
# who: (bonne nouvelle|good news|reussite|naissance)
fr: ma mère | mon meilleur ami | la personne avec qui je vis | ma sœur | toute la famille à la fois | mes collègues
en: my mother | my best friend | my partner | my sister | the whole family at once | my colleagues
# who: (urgence|accident|emergency|danger|trouble|pepin|probleme grave)
fr: les pompiers | la personne avec qui je vis | ma mère | le voisin | le 15 | mon frère | ma fille ou mon fils
en: an ambulance | my partner | my mother | the neighbour | the police | my brother | my daughter or my son
# who: (confiance|verite|trust~|truth|believe|honest~) - cles|keys
fr: mon médecin | ma famille | les scientifiques | mes amis | un journaliste sérieux | personne vraiment | les gens que je connais
en: my doctor | my family | scientists | my friends | a serious journalist | nobody really | people I know
# who: (responsable|faute|coupable|blame~|responsible|fault) + (prix|price~|cout|cost|inflation)
fr: les grandes entreprises | l’État | la guerre | les distributeurs | tout le monde un peu | les spéculateurs
en: the big companies | the state | the war | the supermarkets | all of us a little | speculators
# who: (responsable|faute|coupable|blame~|responsible|fault|agir|act) + (climat~|pollution|planete|environnement|climate|planet|environment|waste|dechets)
fr: les gros pollueurs | nous tous | les gouvernements | l’industrie | les pays riches | les générations d’avant
en: the big polluters | all of us | governments | industry | rich countries | those before us
# who: (meilleur~|best|favou?rite|prefere~|marque~|worst|pire) + (prof\w*|enseignant~|instituteur|institutrice|teacher~|coach|entraineur)
fr: ma maîtresse de CM2 | un professeur de maths | ma professeure de français au lycée | un instituteur de village | mon entraîneur | une remplaçante
en: my last teacher at primary school | a maths teacher | my English teacher | a village schoolteacher | my coach | a stand-in teacher
# who: (premier (emploi|travail|boulot|job)|first job|embauch~|hired|recruit~|recrut~)
fr: un ami de mon père | la patronne d’un café | une agence d’intérim | la mairie | un oncle | un voisin qui avait un atelier
en: a friend of my father’s | the owner of a café | a temping agency | the council | an uncle | a neighbour with a workshop
# who: (utilis~|vient|frequent~|beneficie~|profit~|uses?|visits?|benefits?|gains?) + (service~|lieu|site|mesure~|projet|place|library|bibliotheque|parc|park|produit~|product~|policy|scheme|plan|ici|this)
fr: surtout des familles | les gens du quartier | les retraités | les plus aisés | un peu tout le monde | ceux qui n’ont pas de voiture | les jeunes
en: mostly families | people from the area | retired people | the better off | a bit of everybody | those without a car | young people
# who: (premier ministre|president~|maire|ministre|candidat~|prime minister|mayor|next leader|leader of|mp)
fr: quelqu’un d’honnête, peu importe le parti | une femme | aucun de ceux qu’on voit | je garde ça pour moi | quelqu’un de plus jeune | celle qui est déjà là
en: somebody honest, whatever the party | a woman | none of those we see | I keep that to myself | somebody younger | whoever listens
# who: (voisin~|neighbo~) + (proche|closest|nearest|next door|ressembl|comme|like|aimeriez)
fr: une dame à la retraite | un couple avec un bébé | un étudiant | une famille nombreuse | un musicien, hélas | une infirmière que je croise peu
en: a retired lady | a couple with a baby | a student | a large family | a musician, alas | a nurse I seldom see
# who: (repar~|brico~|fix~|mend~|diy|travaux)
fr: moi | la personne avec qui je vis | un voisin habile | mon père | un artisan | on appelle quelqu’un
en: me | my partner | a handy neighbour | my father | a tradesman | we ring somebody
# who: (garde~|occup~|look~ after|mind~|watch~|feed~|care) + (chien|chat|animal|animaux|plantes?|dog|cat|pets?|plants?)
fr: une voisine | mes parents | un ami | une pension | personne, il vient avec nous | ma sœur
en: a neighbour | my parents | a friend | a kennel | nobody, we take it along | my sister
# who: (garde~|occup~|look~ after|mind~|watch~|care|lit|reads?) + (enfants?|bebe|petits?|children|kids|baby|little ones)
fr: les grands-parents | une assistante maternelle | une voisine | la crèche | la personne avec qui je vis | je n’ai pas d’enfant | mes enfants sont grands
en: the grandparents | a childminder | a neighbour | the nursery | my partner | I do not have children | my children have grown up
# who: (conseill~|recommand~|parl~ de|recommend~|told you|referred|suggest~) + (etablissement|nous|notre|medecin|us|our|this|cette|ce)
fr: une amie | mon médecin | une collègue | un voisin | ma sœur | personne, je vous ai trouvés sur Internet
en: a friend | my doctor | a colleague | a neighbour | my sister | nobody, I found you online
# who: (cheveux|coupe|coiff~|hair|haircut)
fr: le coiffeur du quartier | une amie coiffeuse | ma sœur | moi-même, à la tondeuse | un coiffeur à domicile
en: the local hairdresser | a friend | my sister | I do it myself | the barber in town
# who: (conduit|conduire|volant|drives?|driving)
fr: moi | la personne avec qui je vis | on se relaie | mon père | personne, on prend le train
en: me | my partner | we take turns | my father | nobody, we take the train
# who: (historical|history|histoire|famous|celebr~|celebrity|personnage|dead or alive|mort ou vivant|past) + (meet|rencontr~|dinner|diner|talk|parler|spend|passer)
fr: Marie Curie | Victor Hugo | Simone Veil | mon arrière-grand-mère | Nelson Mandela | Napoléon | Molière
en: Marie Curie | Nelson Mandela | Shakespeare | my great-grandmother | Leonardo da Vinci | Churchill | Mozart
# who: (remerci~|thank)
fr: mes parents | une professeure | les infirmières | un ami de longue date | mes collègues | ma grand-mère
en: my parents | a teacher of mine | the nurses | an old friend | my colleagues | my grandmother
# who: (cuisin~|cook~|repas|dinner|lunch|meal|menage|clean~|courses|shopping|linge|laundry) + (foyer|maison|chez vous|household|home|last night|hier)
fr: moi | la personne avec qui je vis | on se partage | chacun son tour | plutôt moi | tout le monde un peu
en: me | my partner | we share it | we take turns | mostly me | a bit of everybody
# when: (enfants?|children|kids|jeunes|young) + (faut-il|doit-on|devrai~|should|ought)
fr: vers douze ans | quand ils posent des questions | à l’entrée au collège | le plus tard possible | quand ils sont prêts | vers huit ans
en: at about twelve | when they ask about it | when they start secondary school | as late as possible | when they are ready | at about eight
# when: (medecin|docteur|urgences|doctor|gp|hospital|dentist|dentiste) + (appel~|consult~|allez|call|see|go|ring)
fr: quand ça dure plus de trois jours | quand j’ai de la fièvre | quand je n’en peux plus | dès que ça m’inquiète | une fois par an, pour le contrôle | le moins possible
en: when it lasts more than three days | when I have a fever | when I cannot bear it | as soon as it worries me | once a year for a check-up | as little as possible
# when: (fiere?s?|proud|heureu~|happy|happiest|triste|sad|seule?|lonely|stress~|coupable|guilty|utile|useful) + (sentez|feel|are you|etes)
fr: quand la famille est réunie | quand un travail est fini | le soir, quand tout est calme | quand on me dit merci | devant les informations | pendant les fêtes | rarement
en: when the family is together | when a job is done | in the evening, when all is quiet | when somebody says thank you | in front of the news | at Christmas | seldom
# when: (chauffage|heating|radiateurs?|cheminee|boiler)
fr: vers la mi-octobre | dès qu’il fait moins de dix-huit degrés | le plus tard possible | fin septembre | à la Toussaint | quand les enfants ont froid
en: in mid-October | as soon as it drops below eighteen | as late as possible | at the end of September | at half-term | when my feet are cold
# when: (noel|christmas|cadeaux|gifts|presents) + (achet~|achats|commenc~|buy~|shop~|start)
fr: en novembre | la semaine d’avant | dès septembre | le 23 décembre, comme toujours | pendant les soldes d’été | quand je vois une bonne idée
en: in November | the week before | as early as September | on the 23rd, as ever | in the summer sales | whenever I see a good idea
# when: (reserv~|book) + (vacances|voyage|hotel|train|billet~|holiday~|trip|flights?|tickets?)
fr: six mois à l’avance | à la dernière minute | en janvier | deux mois avant | dès que j’ai mes dates
en: six months ahead | at the last minute | in January | two months before | as soon as I have my dates
# when: (menage|printemps|linge|lessive|vitres|repassage|rang~|clean~|laundry|ironing|housework|tidy)
fr: le samedi matin | le dimanche | le soir, en semaine | avant de recevoir du monde | au printemps | quand il n’y a plus le choix
en: on Saturday mornings | on Sundays | in the evening | before somebody comes | in spring | when there is no choice left
# when: (ouvr~|ferm~|open|close|service|horaire~) + (aimeriez|souhait~|prefer~|like|want|should|best)
fr: dès huit heures | le samedi toute la journée | jusqu’à vingt heures | le dimanche matin | entre midi et deux | le lundi aussi
en: from eight in the morning | all day on Saturdays | until eight at night | on Sunday mornings | over lunch | on Mondays too
# when: (contact~|appel~|joindre|joint|called?|phone|reach)
fr: en fin de journée | entre midi et deux | le matin, avant neuf heures | le samedi | après dix-huit heures
en: at the end of the day | at lunchtime | before nine in the morning | on Saturdays | after six
# when: (repas|manger|mangez|meals?|eat|snack~|grignot~)
fr: à huit heures, à midi et à dix-neuf heures | quand j’ai faim | midi et demi, puis vingt heures | le soir surtout | à des heures régulières
en: at eight, at noon and at seven | when I am hungry | half past twelve and then eight | mostly in the evening | at regular hours
`
