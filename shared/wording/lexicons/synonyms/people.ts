import type { WordingLanguage } from '../../finding.ts'

/** Persons, family, work and studies named twice, one group a line. */
export const SAME_PEOPLE: Record<WordingLanguage, string> = {
  fr: `
femme / féminin / sexe féminin / dame
homme / masculin / sexe masculin / monsieur
célibataire / non marié / jamais marié
marié / époux / en couple marié
époux ou épouse / conjoint / mari ou femme / conjoint ou conjointe / mari ou épouse
compagnon / concubin / partenaire / petit ami
divorcé / séparé légalement
veuf / veuve
pacsé / uni par un pacs / en pacs / lié par un pacs
en couple / vit en couple / en union libre / en concubinage
seul / sans personne / tout seul / non accompagné / vit seul / je vis seul
en famille / avec ma famille / avec des membres de ma famille / avec des proches parents
entre amis / avec des amis / avec mes amis
chômeur / chômage / sans emploi / demandeur d'emploi / recherche d'emploi / à la recherche d'un emploi / en recherche d'emploi / inscrit à france travail
retraité / retraite / pensionné / à la retraite / en retraite
salarié / employé salarié
étudiant / en études / je fais des études / poursuit des études
lycéen / élève de lycée
indépendant / travailleur indépendant / à son compte / freelance / à mon compte / travaille à mon compte
au foyer / homme ou femme au foyer / je m'occupe du foyer / personne au foyer / parent au foyer
en emploi / je travaille / en activité / en poste / actif occupé / occupe un emploi / actif en emploi
sans activité / inactif / sans activité professionnelle
cdi / contrat à durée indéterminée / emploi permanent
cdd / contrat à durée déterminée
intérim / intérimaire / travail temporaire / mission d'intérim
apprenti / en apprentissage / alternant / en alternance
stagiaire / en stage
temps plein / temps complet / plein temps / à plein temps
temps partiel / mi-temps ou moins / à temps non complet
secteur public / public / fonction publique / administration publique / fonctionnaire
secteur privé / privé / entreprise privée
secteur associatif / associatif / association
enseignant / professeur / prof
instituteur / professeur des écoles / maître d'école / maîtresse d'école
médecin / docteur
médecin généraliste / généraliste / médecin de famille / médecin traitant
médecin spécialiste / spécialiste
dentiste / chirurgien-dentiste
kinésithérapeute / kiné / masseur-kinésithérapeute
pharmacien / pharmacie / officine
psychologue / psy
ophtalmologue / ophtalmo / ophtalmologiste / médecin des yeux
pédiatre / médecin pour enfants
sage-femme / maïeuticien
ami / copain / pote
enfant / gamin / gosse
bébé / nourrisson / nouveau-né
adolescent / ado
parents / père et mère / papa et maman / père ou mère
mère / maman
père / papa
grands-parents / papi et mamie / grand-père ou grand-mère / grand-mère ou grand-père
nounou / assistante maternelle / assistant maternel / nourrice / gardienne d'enfants
baby-sitter / garde d'enfants occasionnelle
personne de l'entourage / quelqu'un de mon entourage / l'entourage
collègue / collègue de travail
employeur / patron / chef d'entreprise
supérieur hiérarchique / supérieur / chef / manager / responsable hiérarchique / hiérarchie / mon chef / responsable direct / chef de service / n+1
responsable d'équipe / chef d'équipe
france travail / pôle emploi
service du personnel / ressources humaines / rh / drh / direction des ressources humaines
représentant du personnel / délégué du personnel / élu du personnel / syndicat
cadre / cadre supérieur
ouvrier / travailleur manuel
agriculteur / exploitant agricole / paysan
commerçant / gérant de magasin
gardien / concierge / gardien d'immeuble
propriétaire / bailleur
aide à domicile / auxiliaire de vie / aide-ménagère / aide ménagère
femme de ménage / employée de maison
facteur / préposé / agent de la poste
maire / premier magistrat de la commune
mairie / hôtel de ville / municipalité / commune / services municipaux
policier / agent de police
coiffeur / salon de coiffure
boucher / boucherie
boulanger / boulangerie / chez le boulanger
primeur / marchand de fruits et légumes / marchand de légumes
libraire / librairie
baccalauréat / bac
licence / bac + 3 / bac+3
master / bac + 5 / bac+5
brevet / brevet des collèges / dnb
université / fac / faculté
collège / enseignement secondaire premier cycle
école primaire / école élémentaire
école maternelle / maternelle
lycée professionnel / lycée pro / lep
sans diplôme / aucun diplôme / non diplômé / pas de diplôme
catholique / de religion catholique
athée / non croyant / sans dieu
sans religion / aucune religion / pas de religion
`,
  en: `
female / woman / lady
male / man / gentleman
single / unmarried / never married / not married
divorced / legally divorced
spouse / husband or wife / wife or husband
partner / boyfriend or girlfriend / girlfriend or boyfriend / significant other / other half
cohabiting / living together / living with a partner / living as a couple
widowed / widow or widower / my spouse has died
alone / by myself / on my own / unaccompanied / with nobody / with no one / nobody else
with family / with relatives / with my family / with members of my family
with friends / with my friends / with mates
unemployed / out of work / jobless / without a job / not employed / looking for work / no job / looking for a job / seeking work
self-employed / own account / freelance / freelancer / own boss / working for myself / my own boss / run my own business / work for myself
retired / in retirement / pensioner / drawing a pension
student / in full-time education / studying / at university or college
employed / in work / working / in employment / in paid work / have a job / in a job / paid employment / employee
homemaker / looking after the home / housewife or househusband / stay-at-home parent / looking after home or family
full-time / full time / on a full-time basis
part-time / part time / less than full-time / on a part-time basis
temp / temporary / temporary worker / agency worker / temporary agency work
permanent / open-ended contract / permanent contract
fixed-term / temporary contract / fixed-term contract
zero-hours contract / no guaranteed hours
public sector / government or council / state sector
private sector / private company / private business
charity / voluntary sector / non-profit / third sector / not-for-profit / voluntary organisation
teacher / schoolteacher
headteacher / head / principal / head teacher
doctor / physician / medical doctor
gp / general practitioner / family doctor
dentist / dental surgeon
chemist / pharmacist / pharmacy / drugstore
optician / optometrist
physiotherapist / physio / physical therapist
paediatrician / children's doctor / pediatrician
friend / mate / pal / buddy / a friend of mine
family / relatives / family members / relations
relative / family member
child / kid
son or daughter / child of mine
baby / infant / newborn
teenager / teen / adolescent
parents / mum and dad / mother and father / mom and dad / mother or father / mum or dad
mother / mum / mom
father / dad
grandparents / grandma and grandpa / grandmother or grandfather / granny or grandad
siblings / brothers and sisters / brother or sister
childminder / nanny / child minder
nursery / day nursery / daycare / day care / day care centre / daycare centre / creche
babysitter / sitter
carer / caregiver / care worker / home help
cleaner / cleaning lady / housekeeper
work / job
manager / supervisor / boss / line manager / my manager / immediate superior
team leader / head of the team / team lead
job centre / employment office / jobcentre
human resources / hr / personnel department / hr department / personnel
trade union / union / labour union
colleague / co-worker / coworker / workmate / someone at work / fellow worker
manual worker / blue-collar worker
farmer / agricultural holder
landlord / owner of my home
letting agent / estate agent / realtor
neighbour / neighbor / someone next door / person next door
police officer / policeman or policewoman / the police
postman / mail carrier / postal worker / mailman
lawyer / attorney / solicitor
plumber / plumbing firm
council / local council / local authority / town hall / the council
university / college degree / uni / university degree / bachelor's degree / first degree
secondary school / high school
primary school / elementary school
no qualifications / no formal qualifications / none of these qualifications / unqualified
catholic / roman catholic
muslim / islam
no religion / not religious / none, no religion / atheist or no religion
wealthy / rich / well-off / affluent
poor people / the poor
tenant / rent / renting / renter / i rent / rented / rent it
owner / own / i own / homeowner / owner-occupier / owning / home owner / i own it / own it
redundancy / laid off / made redundant / redundant / let go
resigned / quit / handed in my notice / i left of my own accord / gave notice / resignation
fired / dismissed / sacked
ill / illness / sick / sickness / disease / unwell / poor health / health reasons / ill health
`,
}
