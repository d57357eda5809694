import type { FormField } from '@kalends/contract'

/** What browsers and keyboards may know about a field, such as `autocomplete="name"`. */
export interface KnownField {
  readonly autocomplete: string
  readonly inputmode?: 'tel' | 'email' | 'url'
}

/**
 * Recognizes a text field that asks for something browsers can fill in. The label decides, because it is what people read: a
 * field `name` labelled "Name of your dog" is not theirs. A name that can mean nothing else is enough by itself.
 */
export function knownField({ type, name, label }: FormField): KnownField | undefined {
  if (type !== 'text') return undefined
  const asked = plain(label ?? name)
  const autocomplete = byText.get(asked) ?? certainNames.get(plain(name))
  return autocomplete === undefined ? undefined : { autocomplete, ...keyboards[autocomplete] }
}

const ofNames = new Set(['name', 'given-name', 'family-name'])

/** Whether a field asks for the visitor's name, or a part of it. */
export function isNameField(field: FormField): boolean {
  return ofNames.has(knownField(field)?.autocomplete ?? '')
}

/** "Your name (for the badge) *" is "your name". */
function plain(text: string): string {
  return text
    .replaceAll(/\(.*?\)|（.*?）/gu, '')
    .replaceAll(/[\s_:*：.-]+/gu, ' ')
    .trim()
    .toLowerCase()
}

const keyboards: Readonly<Record<string, Pick<KnownField, 'inputmode'>>> = {
  tel: { inputmode: 'tel' },
  email: { inputmode: 'email' },
  url: { inputmode: 'url' },
}

const certainNames = new Map([
  ['full name', 'name'],
  ['fullname', 'name'],
  ['your name', 'name'],
  ['first name', 'given-name'],
  ['firstname', 'given-name'],
  ['last name', 'family-name'],
  ['lastname', 'family-name'],
])

// Words that mean one thing only. French "nom" is a full name or a family name, so it is not among them.
const texts: Readonly<Record<string, string>> = {
  name:
    'name|full name|your name|your full name|first and last name|first name and last name|name and surname|ihr name|dein name|' +
    'vollständiger name|vor- und nachname|vor und nachname|vorname und nachname|vorname nachname|votre nom|nom complet|' +
    'nom et prénom|prénom et nom|nombre completo|nombre y apellidos|nombre y apellido|tu nombre|su nombre|nome completo|' +
    'nome e cognome|nome e sobrenome|il tuo nome|naam|je naam|uw naam|volledige naam|voor en achternaam|navn|fullt navn|' +
    'fulde navn|ditt navn|namn|ditt namn|fullständigt namn|för och efternamn|nimi|koko nimi|nimesi|täisnimi|teie nimi|' +
    'imię i nazwisko|jméno a příjmení|celé jméno|vaše jméno|nume și prenume|nume complet|numele dvs|ad soyad|adı soyadı|' +
    'adınız|adınız soyadınız|nama|nama lengkap|nama anda|họ và tên|họ tên|tên của bạn|氏名|お名前|名前|姓名|您的姓名|名字|' +
    '이름|성명|성함|الاسم|الاسم الكامل|اسمك|نام و نام خانوادگی|نام کامل|नाम|पूरा नाम|आपका नाम',
  'given-name':
    'first name|given name|vorname|prénom|nombre|voornaam|fornavn|förnamn|etunimi|eesnimi|imię|křestní jméno|prenume|' +
    'nama depan|الاسم الأول|प्रथम नाम',
  'family-name':
    'last name|family name|surname|nachname|familienname|nom de famille|apellido|apellidos|cognome|sobrenome|apelido|' +
    'achternaam|etternavn|efternamn|sukunimi|perekonnanimi|nazwisko|příjmení|nume de familie|soyad|soyadı|nama belakang|' +
    'اسم العائلة|نام خانوادگی|उपनाम',
  email: 'email|e mail|email address|mail|e mail adresse|email adresse|adresse e mail|correo electrónico|e mailadres',
  tel:
    'phone|telephone|phone number|telephone number|mobile|mobile number|mobile phone|cell phone|telefon|telefonnummer|handy|' +
    'handynummer|mobilnummer|téléphone|numéro de téléphone|teléfono|telefono|telefone|telefoon|telefoonnummer|puhelin|' +
    'puhelinnumero|số điện thoại|nomor telepon|電話番号|电话|전화번호|الهاتف|تلفن',
  organization:
    'company|organization|organisation|company name|employer|firma|unternehmen|entreprise|société|empresa|azienda|bedrijf|' +
    'bedrift|företag|yritys|ettevõte|şirket|perusahaan|会社名|公司|회사',
  'organization-title': 'job title|role|position|funktion|berufsbezeichnung|fonction|cargo|ruolo|functie',
  'street-address':
    'address|postal address|street address|adresse|anschrift|postanschrift|dirección|indirizzo|endereço|adres',
  'postal-code': 'postal code|postcode|zip|zip code|plz|postleitzahl|code postal|código postal|cap|postnummer',
  'address-level2': 'city|town|ort|stadt|wohnort|ville|ciudad|città|cidade|stad|woonplaats',
  'country-name': 'country|land|pays|país|paese',
  url: 'website|homepage|webseite|site web|sitio web|sito web',
}

const byText = new Map(
  Object.entries(texts).flatMap(([autocomplete, words]) =>
    words.split('|').map((word) => [plain(word), autocomplete] as const),
  ),
)
