/** Things by the noun right after the words of asking: people, media, nature, places. */
export const heads = String.raw`
# head: actors?|actress~|acteurs?|actrices?|comediens?|comediennes?
fr: Omar Sy | Catherine Frot | Louis de Funès | Jean Dujardin | Marion Cotillard | Pierre Niney | Juliette Binoche
en: Tom Hanks | Judi Dench | Meryl Streep | Hugh Grant | Olivia Colman | Denzel Washington | Emma Thompson
# head: singers?|bands?|musicians?|chanteurs?|chanteuses?|groupes? (de musique|de rock)|musiciens?|artistes?|artists?
fr: Goldman | Clara Luciani | Brel | Stromae | Barbara | Johnny | Aya Nakamura | Angèle
en: Adele | the Beatles | Queen | Elton John | Beyoncé | Coldplay | Ella Fitzgerald | Dua Lipa
# head: scientists?|scientifiques?|savants?|chercheurs?|researchers?
fr: Marie Curie | Louis Pasteur | Albert Einstein | Isaac Newton | Galilée | Stephen Hawking | Darwin
en: Marie Curie | Albert Einstein | Isaac Newton | Stephen Hawking | Darwin | Alan Turing | Rosalind Franklin
# head: sports?(wo)?m[ae]n|sportspersons?|athletes?|footballers?|players?|sportifs?|sportives?|footballeurs?|joueurs?|champions?
fr: Zidane | Teddy Riner | Antoine Dupont | Clarisse Agbégnénou | Mbappé | Marie-José Pérec | Federer | Léon Marchand
en: Serena Williams | Messi | Roger Federer | Usain Bolt | Andy Murray | Jessica Ennis | David Beckham
# head: (historical|famous|public) (figures?|persons?|people|names?)|figures? in history|personnages? historiques?|figures? historiques?|hero~|personnages? (celebres?|de l'histoire)
fr: Jeanne d’Arc | Napoléon | de Gaulle | Simone Veil | Victor Hugo | Jules Ferry | Gandhi | Marie Curie
en: Churchill | Nelson Mandela | Joan of Arc | Gandhi | Elizabeth I | Martin Luther King | Florence Nightingale
# head: painters?|paintings?|peintres?|tableaux?|oeuvres? d'art|works? of art
fr: Monet | la Joconde | Van Gogh | Picasso | Renoir | les Nymphéas | Vermeer
en: Monet | the Mona Lisa | Van Gogh | Turner | Picasso | Vermeer | Constable
# head: writers?|authors?|poets?|poems?|ecrivains?|auteurs?|romanciers?|poetes?|poemes?|poesies?
fr: Victor Hugo | Marcel Pagnol | Annie Ernaux | Fred Vargas | Camus | Prévert | Jules Verne | Baudelaire
en: Jane Austen | Agatha Christie | Shakespeare | Dickens | George Orwell | Stephen King | Wordsworth | Maya Angelou
# head: comedians?|presenters?|hosts?|youtubers?|influencers?|humoristes?|presentateurs?|animateurs?|influenceurs?|journalistes?|journalists?
fr: Florence Foresti | Gad Elmaleh | Coluche | Jamy | Élise Lucet | Nagui | Laurent Ruquier | aucun en particulier
en: David Attenborough | Graham Norton | Sarah Millican | Michael McIntyre | Claudia Winkleman | nobody in particular
# head: teams?|clubs?|equipes? (de foot|de sport|preferees?|soutenez)?
fr: l’OM | le PSG | le Stade toulousain | l’équipe de France | le club de mon village | Saint-Étienne | aucune, je ne suis pas le sport
en: Liverpool | Arsenal | my local team | the national team | Manchester United | none, I do not follow sport | Leeds
# head: web ?sites?|internet sites?|sites?( (internet|web|d'information))?|pages? web
fr: Le Bon Coin | Wikipédia | la météo | YouTube | le site de ma banque | Vinted | Marmiton
en: Wikipedia | the BBC | YouTube | Amazon | my bank’s | the weather | eBay
# head: search engines?|moteurs? de recherche|browsers?|navigateurs?
fr: Google | Qwant | Ecosia | Firefox | celui qui était installé | Chrome
en: Google | Firefox | Chrome | whatever came with it | DuckDuckGo | Safari
# head: banks?|banques?|assureurs?|assurances?|mutuelles?|insur\w+|insurance companies|compagnies? d'assurances?
fr: le Crédit agricole | la Banque postale | le Crédit mutuel | la Maif | Groupama | la Caisse d’épargne | une banque en ligne
en: the savings bank | Barclays | the Crédit Agricole | an online bank | Aviva | Lloyds | the postal bank
# head: (phone|mobile|smartphone|computer|laptop|tablet) ?(brands?|makes?|models?)?|(marques?|modeles?) de (telephones?|portables?|ordinateurs?|smartphones?)|ordinateurs?|smartphones?
fr: Samsung | un iPhone | Xiaomi | un vieux Nokia | un Asus | Lenovo | HP
en: Samsung | an iPhone | Google | an old Nokia | Dell | Lenovo | HP
# head: podcasts?|radio programmes?|emissions? de radio
fr: un podcast d’histoire | les informations du matin | une émission de cuisine | Affaires sensibles | les Grosses Têtes | aucun, je préfère la musique
en: a history podcast | the morning news | a true crime one | Desert Island Discs | a comedy one | none, I prefer music
# head: cartoons?|comics?|dessins? animes?|bandes? dessinees?|bd|mangas?
fr: Tom et Jerry | Astérix | Tintin | Le Roi lion | Gaston Lagaffe | Bob l’éponge | One Piece
en: Tom and Jerry | The Simpsons | Tintin | The Lion King | Peanuts | Shrek
# head: (musical )?instruments?( de musique)?
fr: le piano | la guitare | le violon | la batterie | la flûte | le saxophone | l’accordéon
en: the piano | the guitar | the violin | the drums | the flute | the saxophone | the cello
# head: danc\w+|danses?
fr: la salsa | la valse | le rock | le tango | le hip-hop | la bourrée, chez nous | je ne danse pas
en: salsa | the waltz | rock and roll | the tango | hip-hop | Scottish reels | I do not dance
# head: birds?|oiseaux?
fr: le rouge-gorge | la mésange | l’hirondelle | le merle | la chouette | le martin-pêcheur
en: the robin | the swallow | the blackbird | the owl | the kingfisher | the swan
# head: insects?|insectes?
fr: l’abeille | la coccinelle | le papillon | la libellule | la fourmi | le grillon
en: the bee | the ladybird | the butterfly | the dragonfly | the ant | the cricket
# head: wild animals?|animaux sauvages|animal sauvage
fr: le renard | le loup | le cerf | l’éléphant | l’ours | le dauphin | le hérisson
en: the fox | the wolf | the deer | the elephant | the bear | the dolphin | the hedgehog
# head: (breeds? of )?dogs?|races? de chiens?|chiens?
fr: le labrador | le berger allemand | le caniche | un bâtard, comme le mien | le border collie | le teckel
en: Labradors | sheepdogs | poodles | a mongrel like mine | border collies | dachshunds
# head: pets?|anima(l|ux) (de compagnie|domestiques?)
fr: un chat | un chien | des poissons | un lapin | une perruche | aucun, c’est trop de travail
en: a cat | a dog | fish | a rabbit | a budgie | none, too much work
# head: herbs?|spices?|epices?|herbes?|condiments?|aromates?
fr: le thym | le basilic | le poivre | le curry | la cannelle | le persil | le paprika
en: thyme | basil | pepper | cumin | cinnamon | parsley | paprika
# head: breads?|pains?
fr: la baguette | le pain de campagne | le pain complet | le seigle | une tradition bien cuite | le pain de mie
en: a baguette | sourdough | wholemeal | rye | a crusty loaf | plain white
# head: biscuits?|cookies?|sweets?|bonbons?|friandises?|chocolats?|chocolates?
fr: les petits-beurre | les galettes bretonnes | les Carambar | le chocolat noir | les spéculoos | les réglisses | les nougats
en: shortbread | digestives | dark chocolate | liquorice | chocolate chip cookies | wine gums | custard creams
# head: (ice cream )?flavou?rs?|parfums? de (glace|yaourt)|glaces?|ice creams?|sorbets?|saveurs?
fr: vanille | chocolat | fraise | pistache | citron | caramel au beurre salé | framboise
en: vanilla | chocolate | strawberry | pistachio | lemon | salted caramel | mint
# head: (pizza )?toppings?|pizzas?|garnitures?
fr: quatre fromages | la margherita | jambon et champignons | anchois et olives | chèvre et miel | aux légumes
en: mushrooms | ham | four cheeses | olives and anchovies | pepperoni | vegetables
# head: sandwich~|soups?|sauces?|salads?|soupes?|salades?
fr: jambon-beurre | au poulet | la tomate | la vinaigrette | aux légumes du jardin | au fromage | au pistou
en: ham and cheese | chicken | tomato | cheese and pickle | leek and potato | vegetable | tuna
# head: wines?|beers?|vins?|bieres?|alcools?|aperitifs?|cocktails?|spirits
fr: un bordeaux | un rosé bien frais | le cidre | une bière blonde | un blanc d’Alsace | le pastis | aucun, je ne bois pas
en: red wine | a cold lager | cider | a glass of white | stout | gin and tonic | none, I do not drink
# head: (hot|soft|cold|fizzy) drinks?|boissons?( chaudes?| froides?| fraiches?)?
fr: le café | le thé | un chocolat chaud | le jus d’orange | l’eau gazeuse | une tisane | la limonade
en: coffee | tea | hot chocolate | orange juice | sparkling water | lemonade | herbal tea
# head: restaurants?|cafes?|pubs?|bars?|bistrots?|brasseries?|pizzerias? - marque|brand
fr: le petit italien du centre | la crêperie | le café de la place | un bistrot près du travail | le chinois du coin | l’auberge du village
en: the little Italian in town | the Red Lion | the café on the square | a place near work | the Chinese round the corner | the village pub
# head: numbers?|figures?|chiffres?|nombres?
fr: le sept | le treize | le trois | le vingt et un | le huit | zéro
en: seven | thirteen | three | twenty-one | eight | nought
# head: fabrics?|materials?|tissus?|matieres? (de vetements?|textiles?)|textures?|textiles?
fr: le coton | la laine | le lin | le bois | la soie | le cuir
en: cotton | wool | linen | wood | silk | leather
# head: (items? of clothing|clothes|garments?)|vetements?|tenues?|chaussures?|shoes?|footwear
fr: un jean | des baskets | un gros pull | une chemise en lin | des bottines | un manteau chaud | des sandales
en: jeans | trainers | a thick jumper | a linen shirt | boots | a warm coat | sandals
# head: jewel\w+|bijoux?|watch~|montres?|accessor\w+|accessoires?
fr: une bague de ma grand-mère | une montre | des boucles d’oreilles | un foulard | aucun | une chaîne toute simple
en: my grandmother’s ring | a watch | earrings | a scarf | none | a plain chain
# head: furniture|pieces? of furniture|chairs?|meubles?|chaises?|fauteuils?|canapes?|sofas?
fr: le canapé | un vieux fauteuil | la table de la cuisine | mon lit | une bibliothèque | le buffet de famille
en: the sofa | an old armchair | the kitchen table | my bed | a bookcase | the family sideboard
# head: (household |electrical )?appliances?|(appareils? )?(menagers?|electromenagers?)|appareils?
fr: le lave-linge | le réfrigérateur | la cafetière | le four | l’aspirateur | le lave-vaisselle
en: the washing machine | the fridge | the coffee maker | the oven | the vacuum cleaner | the dishwasher
# head: (garden )?tools?|outils?( de jardin)?
fr: le tournevis | la perceuse | le marteau | un bon couteau | le sécateur | la bêche
en: a screwdriver | the drill | a hammer | a good knife | secateurs | the spade
# head: (board|card|video|party) ?games?|games?|jeux?( de societe| de cartes| video)?
fr: la belote | le Scrabble | les petits chevaux | Mario Kart | le Uno | les échecs | le tarot
en: Scrabble | cards | Monopoly | Mario Kart | chess | Uno | crosswords
# head: olympic sports?|disciplines?( olympiques?| sportives?)?|sports? olympiques?
fr: l’athlétisme | la natation | le judo | la gymnastique | le marathon | l’escrime
en: athletics | swimming | gymnastics | the marathon | judo | diving
# head: crafts?|artisanats?|travaux manuels|handicrafts?|diy jobs?|bricolages?
fr: la couture | la poterie | le tricot | le bois | la peinture | aucun, je n’ai pas la main
en: sewing | pottery | knitting | woodwork | painting | none, I am no good with my hands
# head: accents?
fr: l’accent du Midi | l’accent italien | l’accent québécois | le ch’ti | l’accent anglais
en: Scottish | Irish | French | Italian | Welsh | Geordie
# head: swear ?words?|gros mots?|jurons?
fr: zut, devant les enfants | mince | je préfère ne pas l’écrire | punaise | celui que tout le monde connaît
en: blast, in front of children | I would rather not write it | bloody | damn | the usual one
# head: squares?|bridges?|buildings?|places? (de la ville|publiques?)|ponts?|batiments?|immeubles?
fr: la vieille mairie | la place du marché | la gare | le pont sur la rivière | la cathédrale | l’école du centre
en: the old town hall | the market square | the station | the bridge over the river | the cathedral | the school in the centre
# head: parks?|gardens?|parcs?|jardins?( publics?)?|squares? publics?|green spaces?|espaces? verts?
fr: le jardin public | le parc près de la gare | les bords de rivière | le square de l’école | la forêt d’à côté | le jardin des plantes
en: the public gardens | the park by the station | the riverside | the playground by the school | the woods nearby | the botanical garden
# head: beach~|islands?|coasts?|plages?|iles?|cotes?
fr: la Corse | la Bretagne | l’île de Ré | Noirmoutier | une crique sans nom | Biarritz | Belle-Île
en: Cornwall | the Isle of Wight | Corsica | a small cove nobody knows | the west coast | Crete
# head: mountains?|hills?|rivers?|lakes?|montagnes?|rivieres?|fleuves?|lacs?|massifs?
fr: les Alpes | les Pyrénées | la Loire | le lac d’Annecy | le Jura | la Dordogne | les Vosges
en: the Alps | the Lake District | the Thames | the Pyrenees | Loch Ness | the Loire | Snowdon
# head: continents?|planets?|planetes?|oceans?
fr: l’Afrique | l’Asie | l’Amérique du Sud | l’Europe, j’y suis bien | l’Océanie
en: Africa | Asia | South America | Europe, I am fine here | Australia
# head: departements?|count(y|ies)
fr: le Finistère | la Drôme | le Lot | le Var | la Savoie | le Nord
en: Cornwall | Yorkshire | Devon | Kent | Northumberland | Norfolk
# head: castles?|churches|church|chateaux?|eglises?|cathedrales?|cathedrals?|monuments?|musees?|museums?
fr: le château de Chambord | Notre-Dame | le musée d’Orsay | la cathédrale de Reims | le musée de ma ville | le Mont-Saint-Michel | le Louvre
en: the British Museum | the Tower of London | the cathedral | the castle on the hill | the town museum | the Louvre | Windsor
# head: airports?|aeroports?|(train|railway) stations?|gares?|stations? de (train|metro)
fr: la gare de Lyon | la plus proche | Nantes | celle de ma ville
en: the nearest one | King’s Cross | the main one | the one in my town
# head: hotels?|campsites?|campings?|gites?|accommodation|hebergements?|logements? de vacances
fr: un petit hôtel familial | le camping | un gîte à la campagne | chez l’habitant | une location avec cuisine | un club
en: a small family hotel | a campsite | a cottage in the country | bed and breakfast | a flat with a kitchen | a resort
# head: (diseases?|illness~|conditions?) (worr\w+|fear|scare)?|maladies?
fr: le cancer | Alzheimer | un AVC | la grippe | le diabète | les maladies du cœur
en: cancer | dementia | a stroke | flu | diabetes | heart disease
# head: phobias?|phobies?
fr: les araignées | le vide | les serpents | le dentiste | les endroits fermés | la foule
en: spiders | heights | snakes | the dentist | closed spaces | crowds
# head: vices?|guilty pleasures?|peches? mignons?|addictions?|faiblesses? (gourmandes?)?
fr: le chocolat | les séries | la grasse matinée | les chips | les jeux sur téléphone | le fromage
en: chocolate | series | lie-ins | crisps | games on my phone | cheese
# head: vitamins?|vitamines?|supplements?|complements? alimentaires?
fr: la vitamine C | la vitamine D | du magnésium | aucune | du fer
en: vitamin C | vitamin D | magnesium | none | iron
# head: exams?|diplomas?|degrees?|certificates?|examens?|diplomes?|concours
fr: le bac | le permis | un CAP | le brevet | une licence | un BTS
en: the driving test | school leaving exams | a degree | an apprenticeship | a language certificate | none
# head: environmental (problems?|issues?)|problemes? (d'environnement|environnementa\w+|ecologiques?)|ecological (problems?|issues?)
fr: le réchauffement | les déchets plastiques | la qualité de l’air | le manque d’eau | les pesticides | la disparition des animaux
en: warming | plastic waste | air quality | water shortages | pesticides | animals dying out
# head: (social|society'?s?|national|political) (problems?|issues?|challenges?)|problemes? (de societe|sociaux|du pays)
fr: le logement | la pauvreté | la santé | l’école | la violence | le coût de la vie
en: housing | poverty | health care | schools | crime | the cost of living
# head: tax(es)?|impots?|taxes?
fr: la TVA | l’impôt sur le revenu | la taxe foncière | celle sur l’essence | aucun, c’est le principe
en: VAT | income tax | council tax | petrol duty | none of them
# head: public services?|services? publics?
fr: l’hôpital | l’école | la poste | les pompiers | la bibliothèque | les transports
en: the hospital | schools | the post office | the fire brigade | the library | the buses
# head: trade unions?|unions?|syndicats?|associations?|charit\w+|ong|ngos?
fr: les Restos du Cœur | la Croix-Rouge | la CFDT | Médecins sans frontières | le Secours populaire | aucun en particulier
en: the Red Cross | Oxfam | the food bank | my union at work | Doctors Without Borders | none in particular
# head: presidents?|ministers?|politicians?|(homme|femme|personnalite)s? politiques?|ministres?|elus?|candidates?|candidats?
fr: aucun | je garde ça pour moi | de Gaulle | Simone Veil | Mitterrand | le maire de ma commune
en: none | I keep that to myself | Churchill | Mandela | Angela Merkel | my own mayor
# head: companies|company|employers?|businesses|entreprises?|employeurs?
fr: Airbus | la SNCF | une petite entreprise du coin | Decathlon | l’hôpital | Michelin
en: the railway | a small local firm | Google | the hospital | the council | Airbus
# head: benefits? at work|perks?|avantages? (au travail|en nature|sociaux)
fr: les tickets restaurant | une bonne mutuelle | le télétravail | les congés en plus | la prime de fin d’année
en: extra days off | health cover | working from home | the bonus | free lunch
# head: (makes? of |brands? of )?(cars?|vehicles?)|(marques? de )?(voitures?|vehicules?)|motos?|motorbikes? - brand|marque|make of
fr: une Clio | une vieille Peugeot | une Toyota hybride | une petite Fiat | un utilitaire | une Dacia
en: a Clio | an old Ford | a hybrid Toyota | a small Fiat | a van | a Volkswagen
# head: (train|bus|tram|metro) (lines?|routes?)|(bus|tram|metro)|lignes? (de|du) (bus|tram|metro|train)
fr: la ligne 2 | le tram A | le bus de la gare | la ligne 14 | le car du matin | aucune près de chez moi
en: the number 2 | the tram into town | the bus to the station | the line along the coast | none near me | the morning coach
# head: payment methods?|methods? of payment|ways? of paying|moyens? de paiement|modes? de paiement
fr: la carte | les espèces | le virement | le téléphone | le chèque | le prélèvement
en: card | cash | bank transfer | my phone | direct debit | cheque
# head: delivery (options?|methods?)|modes? de livraison|options? de livraison
fr: à domicile | en point relais | le retrait en magasin | le soir après dix-huit heures | la moins chère
en: home delivery | a pick-up point | collecting from the shop | in the evening | the cheapest
# head: (training )?(topics?|subjects?|themes?) (for |of )?(training|the course|workshop)?|themes?|sujets? de formation|thematiques?|sujets?
fr: la santé | l’environnement | le numérique | le budget | la cuisine | la gestion du temps | le jardin
en: health | the environment | computers | money | cooking | managing time | gardening
# head: formats?|media formats?|types? of content
fr: des vidéos courtes | du papier | un atelier en petit groupe | des fiches pratiques | une lettre par mail | une réunion le soir
en: short videos | paper | a small workshop | practical sheets | an email newsletter | an evening meeting
# head: supports? - what|which|need|besoin
fr: des vidéos courtes | du papier | un atelier en petit groupe | des fiches pratiques | une lettre par mail | une réunion le soir
en: short videos | paper | a small workshop | practical sheets | an email newsletter | an evening meeting
# head: sounds?|noises?|bruits? (prefere\w*|aimez)|sons? - agac~|annoy~|enerv~|irritat~|gene~|derange~|keep you|awake|dorm~
fr: la pluie sur le toit | la mer | les oiseaux le matin | le rire des enfants | le feu qui crépite | le silence
en: rain on the roof | the sea | birds in the morning | children laughing | a crackling fire | silence
# head: tastes?|gouts?|saveurs?
fr: le sucré | le salé | l’acide | le chocolat | le citron | l’amer du café
en: sweet | salty | sour | chocolate | lemon | bitter, like coffee
# head: photos?|pictures?|photographs?|photographies?|images? (prefere\w*|gard\w*)
fr: une photo de mariage | un coucher de soleil | la famille réunie | une photo d’école | mon chien dans la neige
en: a wedding photo | a sunset | the family together | a school photo | my dog in the snow
# head: emojis?|emoticones?|stickers?
fr: le pouce | le cœur | le sourire | celui qui pleure de rire | je n’en mets pas
en: the thumb | the heart | the smile | the one crying with laughter | I do not use them
# head: weather|temps prefere|sorts? of weather|meteo
fr: un soleil doux | la neige | l’orage | un ciel bleu et froid | la pluie, au chaud chez moi
en: mild sunshine | snow | a thunderstorm | a cold blue sky | rain, when I am indoors
# head: streets?|roads?|rues?|routes?|avenues?
fr: la rue du marché | la rue de la gare | l’avenue principale | la petite rue derrière l’église | la route du lac
en: the high street | Station Road | the lane behind the church | the road by the lake | Market Street
# head: plants?|plantes?|arbustes?|shrubs?
fr: la lavande | un ficus | les rosiers | le basilic | un cactus, ça résiste | les géraniums
en: lavender | a fern | roses | basil | a cactus, it survives me | geraniums
# head: light ?bulbs?|ampoules?|eclairages?|lighting
fr: des LED | une lumière chaude | celles qui consomment peu | peu importe
en: LEDs | a warm light | whatever uses least | I do not mind
# head: floor coverings?|flooring|revetements? de sol|sols?
fr: le parquet | le carrelage | la moquette | le lino
en: wooden floors | tiles | carpet | lino
# head: ages?|periode? de (la|votre) vie|stages? of life|times? of (your )?life
fr: l’enfance | la vingtaine | aujourd’hui | les années avec les enfants petits | la retraite
en: childhood | my twenties | now | the years with small children | retirement
# head: hair ?(cut|style)s?|coiffures?|coupes? de cheveux
fr: courts | au carré | longs et attachés | rasés sur les côtés | au naturel
en: short | a bob | long and tied back | whatever is quick | natural
# head: perfumes?|fragrances?|scents?|parfums?
fr: la lavande | quelque chose de léger | la vanille | le jasmin | aucun, ça me donne mal à la tête | l’eau de Cologne
en: lavender | something light | vanilla | jasmine | none, it gives me headaches | lemon
`
