/** One thing of a kind that is asked for: which line, tax, law, season, place or person of a kind. */
export const whichAsked = String.raw`
# thing!: (which|what|quelle|quelles?|quel) (bus|tram|metro|train|tube|subway|lignes?|line)\b.*(lines?|lignes?|routes?|bus|tram|metro|numero|number|prenez|empruntez|take|use|rely|utilisez).*
fr: la ligne 2 | le tram A | la ligne B du métro | le bus 14 | le TER vers le centre | aucune, il n’y en a pas par ici | la ligne 7, quand elle passe
en: line 2 | tram A | metro line B | the number 14 bus | the local train into town | none, there is nothing around here | the number 7, when it comes
# thing: (matieres?|disciplines?|cours|subjects?|lessons?) + (ecole|lycee|college|scolaire|school|class) + (util~|servi|serv~|useful|helped|used|need)
fr: les maths | le français | l’anglais | la géographie | les travaux manuels | le sport | l’histoire | les sciences | l’économie
en: maths | French | English | geography | woodwork | sport | history | science | economics
# thing: (matieres?|disciplines?|subjects?|lessons?) + (ecole|lycee|college|enseign~|school|taught|curriculum) + (manqu~|ajout~|devrai~|faudrait|missing|add~|should|more)
fr: la cuisine | les premiers secours | la gestion d’un budget | le bricolage | l’écologie | le jardinage | l’informatique | parler en public
en: cooking | first aid | managing money | basic repairs | the environment | gardening | computing | public speaking
# thing: (impots?|taxes?|prelevements?|cotisations?|contributions?|tax) + (juste|injuste|inequitable|insupportable|lourd~|fair|unfair|worst|heaviest|resent|painful|least|moins)
fr: la TVA | la taxe foncière | l’impôt sur le revenu | les droits de succession | la CSG | les taxes sur l’essence | la redevance des ordures | aucun, il en faut bien
en: VAT | property tax | income tax | inheritance tax | social contributions | fuel duty | the waste tax | none, they are needed
# thing: (lois?|regles?|laws?|rules?|reglements?|regulations?) + (supprim~|abol~|abrog~|chang~|absurde~|inutile~|scrap~|abolish~|repeal~|remove|get rid|change|absurd|silly|pointless)
fr: la réforme des retraites | les limitations qui changent tous les cent mètres | le contrôle technique trop fréquent | la réforme du chômage | celle qui complique les petits travaux | les zones interdites aux vieilles voitures | aucune, je n’y connais pas grand-chose
en: the pension reform | speed limits that change every hundred yards | the new rules on benefits | the one that makes small building works so complicated | the ban on older cars in town | none, I do not know much about it
# thing: (fetes?|jours? feries?|celebrations?|bank holidays?|public holidays?|festivals?) + (annee|prefer~|aim~|year|favou?rite|like|best|enjoy) - musique|music|film
fr: Noël | le 14 Juillet | Pâques | mon anniversaire | le Nouvel An | la fête de la Musique | le 1er mai | la fête des Mères | aucune, je les évite
en: Christmas | Bastille Day | Easter | my birthday | New Year | the music festival | May Day | Mother’s Day | none, I avoid them
# thing: (metiers?|professions?|jobs?|careers?|occupations?) + (auriez aime|aurait plu|reve~|would have liked|wanted|dream~|wish) - think about
fr: vétérinaire | pilote | architecte | musicien | boulanger | journaliste | jardinier | médecin | astronome | menuisier
en: vet | pilot | architect | musician | baker | journalist | gardener | doctor | astronomer | carpenter
# thing: (metiers?|professions?|jobs?|occupations?|trades?) + (util~|important~|mal paye~|meriter~|respect~|essential|useful|underpaid|badly paid|valued|worth)
fr: infirmière | éboueur | aide-soignante | agriculteur | enseignant | caissière | pompier | ouvrier du bâtiment
en: nurse | refuse collector | carer | farmer | teacher | cashier | firefighter | builder
# thing: (animal|animaux|animals?) + (represent~|ressembl~|caractere|etre|serie~|seriez|resemble~|character|personality|describe~ you|would you be|like you)
fr: le chat | le chien | l’ours | la fourmi | le hibou | la tortue | le cheval | l’abeille | le renard
en: the cat | the dog | the bear | the ant | the owl | the tortoise | the horse | the bee | the fox
# thing: (plats?|aliments?|mets|dish~|food|foods) + (jamais|never|refus~|impossible)
fr: des tripes | des escargots | des huîtres | du foie | du cheval | des insectes | de la cervelle | des choux de Bruxelles
en: tripe | snails | oysters | liver | horse meat | insects | brains | Brussels sprouts
# thing: (radios?|stations?|chaines? de radio) + (ecout~|matin|listen~|morning|tune)
fr: France Inter | RTL | France Bleu | NRJ | France Info | Nostalgie | Chérie FM | aucune, je n’écoute pas la radio
en: France Inter | RTL | the local station | a music station | the BBC | France Info | none, I do not listen to the radio
# thing: (batiments?|equipements?|monuments?|public buildings?|buildings?|facilit~) + (renov~|repar~|refait~|restaur~|entreti~|besoin|repair|restor~|need~)
fr: l’école primaire | la piscine | la gare | l’église | le gymnase | la mairie | le cinéma | l’hôpital | la salle des fêtes
en: the primary school | the swimming pool | the station | the church | the sports hall | the town hall | the cinema | the hospital | the village hall
# thing: (lieux?|endroits?|commerces?|magasins?|cafes?|places?|shops?|cafes?|venues?) + (ferme~|disparu~|n'existe~|closed|gone|shut|disappeared|no longer)
fr: le vieux cinéma | la librairie du centre | le café de la place | la discothèque | la piscine d’été | la petite épicerie | le magasin de jouets | la salle de concert | le bar de la gare
en: the old cinema | the bookshop in the centre | the café on the square | the disco | the open-air pool | the little grocer’s | the toy shop | the concert hall | the station bar
# thing: (moyens? de transport|transports?|means of transport|transport) + (confiance|sur|dangereux|trust|safe|dangerous|reliable|fiable)
fr: la trottinette | l’avion | la moto | le vélo en ville | le bus de nuit | le train | la voiture sur autoroute
en: scooters | planes | motorbikes | cycling in town | the night bus | trains | cars on the motorway
# thing!: (obstacles?|freins?|difficultes?|raisons?|criteres?|obstacles?|barriers?|factors?|reasons?) + (compte|pese|important~|principal~|lequel|laquelle|matters?|counts?|weighs?|which) + (prix|price|cost|cout|temps|time|transport|distance|fatigue|tiredness|enfants|children)
fr: le prix, d’abord | la fatigue, après la semaine | le transport pour rentrer le soir | le manque de temps | faire garder les enfants, pour ceux qui en ont | la distance | ne pas s’y sentir à sa place | le prix et la distance, ensemble
en: the price, first of all | being tired after the week | getting home at night | lack of time | finding a sitter, for those with children | the distance | not feeling that it is for me | the price and the distance together
# thing: (marques?|enseignes?|brands?|labels?|makes?) + (vetements?|habits|mode|clothes|clothing|fashion|chaussures|shoes)
fr: Zara | H&M | Shein | Kiabi | Decathlon | Adidas | Primark | Celio | C&A
en: Zara | H&M | Shein | Primark | Decathlon | Adidas | Gap | Nike | C&A
# thing: (marques?|enseignes?|produits?|brands?|makes?) + (plus jamais|ne (racheter~|retourner~)|evit~|decu~|never again|not buy|avoid|let (you )?down|disappoint~) - clothing|clothes|vetements?
fr: une marque de téléphone, tombé en panne deux fois | une voiture italienne | un aspirateur bon marché | une marque de yaourts | une machine à café | un opérateur de téléphone | aucune en particulier
en: a make of phone that broke twice | an Italian car | a cheap vacuum cleaner | a brand of yoghurt | a coffee machine | a phone company | none in particular
# thing: (journa~|magazines?|sites? d'information|quotidiens?|newspapers?|papers?|news sites?) + (mal a|manquer~|passer|sans|miss|without|give up) + (lire|lis~|read~|journa~|newspapers?|magazines?)
fr: le journal local | Le Monde | Ouest-France | Le Canard enchaîné | L’Équipe | le site de franceinfo | un magazine de cuisine | aucun, je m’en passe très bien | Télérama
en: the local paper | Le Monde | the Guardian | a sports paper | the BBC site | a cookery magazine | none, I could do without them all | the Sunday paper
# thing: (regions?|coins? (de|du) \w+|departements?|parts? of) + (connai~|visit~|aim~|prefer~|know|visited|like|best|france)
fr: la Bretagne | la Normandie | la Provence | l’Alsace | l’Auvergne | le Pays basque | la Savoie | la Bourgogne | les Landes
en: Brittany | Normandy | Provence | Alsace | Auvergne | the Basque Country | Savoy | Burgundy | the Landes
# thing: (conseils?|advice|lecon~|lessons?|paroles?|principes?|words|rules?) + (parents?|mere|pere|grand-~|mother|father|grandmother|grandfather)
fr: ne jamais dépenser plus qu’on ne gagne | dire bonjour à tout le monde | finir ce que l’on commence | ne pas remettre au lendemain | rester poli en toute occasion | travailler avant de s’amuser | se lever tôt | ne pas croire tout ce qu’on raconte
en: never spend more than you earn | say hello to everybody | finish what you start | do not put things off | stay polite whatever happens | work first and play later | get up early | do not believe everything you hear
# thing: (appareils?|machines?|electromenager|appliances?|devices?|gadgets?) + (passer|sans|utile~|indispensable~|without|useful|indispensable|miss|most used) - emprunt~|borrow~
fr: le lave-linge | le réfrigérateur | la cafetière | le four | le lave-vaisselle | l’aspirateur | la bouilloire | le micro-ondes
en: the washing machine | the fridge | the coffee maker | the oven | the dishwasher | the vacuum cleaner | the kettle | the microwave
# thing: (produits?|aliments?|articles?|products?|items?|foods?) + (economi~|rogner|jamais|cut|save|skimp|never|qualite|quality|cher)
fr: le café | le bon pain | la viande | le fromage | l’huile d’olive | le chocolat | les fruits | le miel | le beurre
en: coffee | good bread | meat | cheese | olive oil | chocolate | fruit | tea | butter
# thing: (monuments?|sites?|lieux?|endroits?|places?|sights?|landmarks?) + (visit~|montr~|faire decouvrir|recommand~|show|visit|recommend|see) + (region|ville|etranger~|touriste~|ami~|area|town|visitor~|friend~|first time)
fr: la vieille ville | le marché du samedi | le château | les bords de la rivière | la cathédrale | le point de vue, au-dessus de la ville | les petits villages autour
en: the old town | the Saturday market | the castle | the river bank | the cathedral | the viewpoint above the town | the small villages around
# thing: (mauvaises? habitudes?|defauts?|manies?|bad habits?|faults?|vices?) + (perd~|debarrass~|arret~|chang~|chez vous|break|give up|get rid|change|your)
fr: grignoter le soir | remettre au lendemain | me coucher trop tard | couper la parole | regarder mon téléphone à table | arriver en retard | me ronger les ongles
en: nibbling in the evening | putting things off | going to bed too late | interrupting people | looking at my phone at table | being late | biting my nails
# thing: (competences?|savoir-faire|talents?|skills?|abilit~) + (transmett~|apprendre|enseign~|partag~|teach|pass on|share)
fr: la cuisine de ma grand-mère | le jardinage | le bricolage | la couture | la patience | conduire prudemment | les langues | le calcul mental
en: my grandmother’s cooking | gardening | odd jobs | sewing | patience | careful driving | languages | mental arithmetic
# thing: (erreurs?|betises?|mistakes?|regrets?|erreur) + (argent|achat|depens~|financ~|money|purchase|bought|spend~)
fr: un crédit pris trop vite | une voiture trop chère | prêter à un ami | un abonnement de salle de sport | un placement conseillé par un cousin | ne pas avoir mis de côté plus tôt
en: a loan taken out too fast | a car I could not afford | lending to a friend | a gym membership | an investment a cousin recommended | not saving earlier
# thing: (decisions?|choix|choices?) + (difficile~|dur~|importante?s?|fiere?|regrett~|hard~|difficult|important|proud~|regret~) + (vie|pris~|life|made|took)
fr: changer de métier | quitter ma région | arrêter mes études | me séparer | acheter un logement | rester près de mes parents | dire non à un poste loin d’ici
en: changing jobs | leaving my region | giving up my studies | splitting up | buying a home | staying close to my parents | turning down a post far away
# thing: (saisons?|mois|periodes?|seasons?|months?|times? of (the )?year) + (fatigu~|triste~|moral|difficile|tired|sad|low|hard)
fr: novembre | l’hiver | février | la fin de l’automne | janvier, après les fêtes | l’été, quand il fait trop chaud
en: November | winter | February | late autumn | January, after Christmas | summer, when it is too hot
# thing: (inventions?|objets?|technolog~|appareils?|inventions?|objects?|gadgets?) + (passer|inutile~|detest~|disparai~|regrett~|useless|hate|disappear|regret|without)
fr: la trottinette électrique | le réveil | les sacs en plastique | le téléphone portable | les bornes de commande | les souffleurs de feuilles | la montre connectée
en: electric scooters | the alarm clock | plastic bags | the mobile phone | self-service tills | leaf blowers | the smart watch
# thing: (droits?|libertes?|rights?|freedoms?) + (important~|tenez|essentiel~|perdre|cher|matter~|precious|essential|lose|value)
fr: la liberté d’expression | le droit de vote | être soigné | la liberté d’aller où l’on veut | l’égalité entre femmes et hommes | le droit de grève | la vie privée
en: free speech | the right to vote | being cared for when ill | the freedom to go where you like | equality between women and men | the right to strike | privacy
# thing: (evenements?|moments?|dates?|events?) + (histoire|actualite|pays|monde|history|news|country|world) + (marqu~|souven~|important~|remember|struck|important|memorable|affected)
fr: la chute du mur de Berlin | la pandémie | les attentats de 2015 | l’an 2000 | la victoire de 1998 | le 11 Septembre | le premier homme sur la Lune | l’arrivée de l’euro
en: the fall of the Berlin Wall | the pandemic | the attacks of 2015 | the year 2000 | the 1998 World Cup | 11 September | the first man on the Moon | the arrival of the euro
`
