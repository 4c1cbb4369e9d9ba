/** Answers about one's home and what lies around it, and about what is owned, kept and paid for there. */
export const aroundHome = String.raw`
# thing: (piece|pieces|room|rooms|endroit|place|coin) + (preferee?s?|favou?rite|aimez le plus|like (best|most)|mieux|prefer) + (maison|logement|appartement|chez vous|house|home|flat|piece|room)
fr: la cuisine | le salon | ma chambre | la salle de bains | le balcon | la véranda | le bureau | le coin près de la fenêtre
en: the kitchen | the living room | my bedroom | the bathroom | the balcony | the conservatory | the study | the corner by the window
# thing!: (quelle|which|what) (est |is )?(votre |your )?(piece|room)( preferee| favorite)?|piece preferee|favou?rite room
fr: la cuisine | le salon | ma chambre | la salle de bains | le balcon | la véranda | le bureau
en: the kitchen | the living room | my bedroom | the bathroom | the balcony | the study
# thing!: (qu'y a-t-il|qu'est-ce qu'il y a|que trouve-t-on|quels? (commerces?|services?|equipements?)|what is (there )?|what's |what (shops?|services?|facilities|amenities) are) .*(pres de|autour de|dans votre (quartier|rue|commune|village|ville)|a cote de|proximite|around|near~|close to|in your (area|neighbou?rhood|street|town|village)|within walking) - manque|missing|lack|aimeriez|like to|changer|better|important
fr: une boulangerie | une école et un arrêt de bus | un petit supermarché | des champs | une pharmacie et un médecin | un parc | des immeubles et quelques commerces | un café et un bureau de tabac
en: a bakery | a school and a bus stop | a small supermarket | fields | a chemist’s and a doctor | a park | blocks of flats and a few shops | a café and a newsagent’s
# thing: (manque~|missing|lacks?|lacking|manquant~) + (quartier|commune|ville|village|vivez|habitez|chez vous|area|neighbou?rhood|town|city|village|where you live|street) - retard|temps
fr: un médecin | des commerces | des bus plus fréquents | un endroit où se retrouver | des arbres | des places de parking | un cinéma | du calme
en: a doctor | shops | more buses | somewhere to meet | trees | parking spaces | a cinema | peace and quiet
# thing: (equipement~|installation~|espace~|service~|facilit~|amenit~|equipment) + (immeuble|residence|copropriete|batiment|logement|appartement|building|block|flat|apartment|home) + (aimeri~|souhait~|voudri~|supplementaire~|ajouter|avoir|like|want|wish|prefer~|additional~|extra)
fr: un ascenseur | un local à vélos | un jardin partagé | une laverie | des places de parking | un balcon | des bornes de recharge | une salle commune
en: a lift | a bike room | a shared garden | a laundry | parking spaces | a balcony | charging points | a common room
# thing: (plu|plait|apprecie~|aime~|prefere~|avantage~|like|love|enjoy|appreciate~|best|advantage~|good) + (logement|appartement|maison|immeuble|residence|chez vous|home|house|flat|apartment|building|place where you live) - moins|least|ideal|piece|room|dream|reve|decor
fr: la lumière | le calme | la vue | c’est près de tout | les voisins | le balcon | la place | le loyer est raisonnable
en: the light | the quiet | the view | it is close to everything | the neighbours | the balcony | there is room | the rent is fair
# thing: (moins|least|deplai~|defaut~|inconvenient~|gene~|dislike|hate|annoy~|bother~|drawback~|disadvantage~|worst) + (logement|appartement|maison|immeuble|residence|chez vous|home|house|flat|apartment|building)
fr: le bruit | l’isolation | pas d’ascenseur | c’est trop petit | les charges | le stationnement | l’humidité | le vis-à-vis
en: the noise | the insulation | there is no lift | it is too small | the charges | the parking | the damp | being overlooked
# thing: (plu|plait|apprecie~|aime~|prefere~|avantage~|points? forts?|atouts?|like|love|enjoy|appreciate~|best|advantage~|good) + (quartier|commune|ville|village|region|rue|vivez|habitez|area|neighbou?rhood|town|city|village|street|region|where you live|living (there|here)) - moins|least|ideal|endroit|lieu|place to|reve|dream|piece|inconvenient~|amelior~|chang~
fr: le calme | les commerces à pied | les voisins | la nature à côté | le marché | tout est proche | les gens se parlent | les transports
en: the quiet | shops within walking distance | the neighbours | the countryside close by | the market | everything is near | people talk to each other | the buses
# thing: (moins|least|deplai~|defaut~|inconvenient~|points? faibles?|gene~|dislike|hate|annoy~|bother~|drawback~|disadvantage~|worst) + (quartier|commune|ville|village|region|rue|vivez|habitez|area|neighbou?rhood|town|city|village|street|region|where you live|living (there|here)) - avantages|chang~
fr: le bruit | la circulation | la saleté | le manque de médecins | il n’y a rien à faire le soir | le stationnement | les loyers | le manque de bus
en: the noise | the traffic | the litter | there are not enough doctors | there is nothing to do in the evening | the parking | the rents | too few buses
# tell: (change|changed|changements?|changes|evolue~|transforme~|different) + (ville|quartier|commune|village|region|rue|town|city|area|neighbou?rhood|village|street|where you live) + (annees|depuis|dernierement|years?|since|recent~|lately) - aimeriez|voudriez|like to|souhait
fr: les loyers ont monté | des commerces ont fermé | on a construit beaucoup d’immeubles | il y a plus de circulation | le centre est devenu piéton | des pistes cyclables sont arrivées | les gens se parlent moins | on a planté des arbres | de nouvelles familles sont venues
en: rents have gone up | shops have closed | a lot of flats have been built | there is more traffic | the centre is for walkers now | there are cycle lanes | people talk less | trees have been planted | new families have moved in
# thing!: ^(quel est |what is )?(votre |your |nom du |name of (the |your )?)?(quartier|neighbou?rhood|district|hameau)( de residence| d'habitation)?\W*$|(quel|dans quel) quartier (habitez|vivez|residez)|(which|what) neighbou?rhood do you live
fr: le centre-ville | près de la gare | le quartier de l’église | Saint-Jean | la Croix-Blanche | les Tilleuls | le vieux bourg | derrière le stade | la cité des Fleurs
en: the town centre | near the station | St John’s | the old town | by the church | Hillside | behind the stadium | the Lime Trees estate
# where: (aimeri~|voudri~|souhait~|like|love|want|wish|choose|perfect|ideal~|parfait~|reve) + (vivre|habiter|live|living|retraite|retire|settle|installer) - pays|countr|idees
fr: au bord de la mer | à la campagne | là où j’habite déjà | en Bretagne | dans le Sud | à la montagne | dans une ville moyenne | à l’étranger quelques années
en: by the sea | in the country | where I live now | in Brittany | in the South | in the mountains | in a middle-sized town | abroad for a few years
# where: (detend~|calme|paisible|relax~|peace~|quiet|at ease|bien) + (endroit|lieu|ou|where|place) - gens|people
fr: au bord de l’eau | dans mon salon | en forêt | au jardin public | chez moi, un livre à la main | à la campagne | sous la douche
en: by the water | in my living room | in the woods | in the park | at home with a book | in the country | in the bath
# where: (allez|sortez|promen~|go|walk|spend time|frequent~) + (souvent|d'habitude|le plus|usually|often|most|weekend|week-end|temps libre|free time) - courses|shop|argent|money|vacances|holiday
fr: au marché | au parc | chez des amis | au bord de la rivière | en centre-ville | au cinéma | en forêt
en: to the market | to the park | to friends’ places | down to the river | into town | to the cinema | to the woods
# where: (allee?s?|allez|voyag~|partie?s?|went|go|been|travel~) + (recemment|dernierement|derniere? (fois|voyage|vacances|sortie|week-end)|recently|lately|last (time|trip|holiday|weekend))
fr: au bord de la mer | chez de la famille | à la montagne | en centre-ville | à Paris pour deux jours | à la campagne, chez des amis | en Espagne
en: to the seaside | to see family | to the mountains | into town | to Paris for two days | to friends in the country | to Spain
# where: (depens~|spend money|spend your money|argent|money) + (ou|where|surtout|usually|mostly|most) - if|si|vivre|live
fr: au supermarché | à la pompe | sur Internet | au marché | dans les magasins de bricolage | au restaurant
en: at the supermarket | at the petrol station | online | at the market | at the DIY shop | in restaurants
# where: (travail~|work) + (d'habitude|habituellement|surtout|principalement|usually|mostly|mainly|currently|best|mieux)
fr: au bureau | sur place, dans l’entreprise | chez moi, à la table de la cuisine | sur les routes | je ne travaille pas | dans un magasin
en: in an office | on site | at home, at the kitchen table | on the road | I do not work | in a shop
# thing: (couleur|colou?r) + (prefere~|favou?rite|aim~|like|best) - vetement|wall
fr: le bleu | le vert | le rouge | le jaune | le noir | le violet | le blanc
en: blue | green | red | yellow | black | purple | white
# thing: (souci~|inquietude~|preoccupation~|preoccup~|worr~|concern~) + (quotidien~|vie|principal~|actuel~|en ce moment|daily|everyday|main|biggest|life|currently|these days|at the moment|most) - enfants|children|travail|work|climat|commune|ville|sante|prix|data
fr: la santé | l’argent | l’avenir de mes proches | le coût de la vie | le logement | la solitude | la guerre
en: health | money | the future of those close to me | the cost of living | housing | being alone | the war
# thing: (plus gros|plus grosse|plus grand|plus grande|principa~|premiere?|plus importante?|biggest|largest|main|greatest|top) + (depenses?|poste|postes|expense~|spending|cost|outgoings|bill)
fr: le loyer | les courses | le crédit de la maison | l’énergie | la voiture | les assurances | les impôts
en: the rent | food | the mortgage | energy | the car | insurance | taxes
# thing: (animal|animaux|animals?|pet|pets) + (aime~|prefere~|like|favou?rite|love|best|have|avez) - compagnie .*pourquoi|garde
fr: le chien | le chat | le cheval | le dauphin | l’éléphant | le hérisson | les oiseaux | le loup
en: dogs | cats | horses | dolphins | elephants | hedgehogs | birds | wolves
# thing: (dentifrice|toothpaste) + (marque|brand|quel~|which|what)
fr: Signal | Colgate | Sensodyne | Elmex | Sanogyl | la moins chère
en: Colgate | Sensodyne | Signal | Oral-B | the cheapest | Elmex
`
