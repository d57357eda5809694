import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'E-posti aadress',
  password: 'Parool',
  newPassword: 'Uus parool',
  name: 'Sinu nimi',
  optional: 'valikuline',
  passwordHint: 'Vähemalt 10 märki. Hästi sobivad mõned juhuslikud sõnad.',
  passwordOptional: 'Võid selle tühjaks jätta ja muul viisil sisse logida.',
  back: 'Tagasi sisselogimise juurde',
  proceed: 'Jätka',
  roles: { owner: 'Omanik', admin: 'Administraator', editor: 'Toimetaja', viewer: 'Lugeja' },
  errors: {
    email: 'Sisesta e-posti aadress, näiteks anna@example.org.',
    name: 'Sisesta oma nimi ühel real.',
    wrong: 'E-posti aadress või parool ei ole õige.',
    missingPassword: 'Sisesta oma parool.',
    short: 'Kasuta vähemalt 10 märki.',
    long: 'Kasuta kõige rohkem 1000 märki.',
    common: 'See on üks levinumaid paroole. Vali mõni muu.',
    taken: 'Selle aadressiga konto on juba olemas. Kasuta teist.',
    several: 'Kontrolli märgitud välju.',
    noPasswords: 'Selles serveris paroole ei kasutata. Logi sisse muul viisil.',
    noLinks: 'Selles serveris e-posti teel saadetavaid linke ei kasutata. Logi sisse muul viisil.',
    tooMany: (when) => `Liiga palju katseid. Proovi uuesti ${when}.`,
    tooManyMails: (when) => `Oleme juba mitu kirja saatnud. Vaata oma postkasti või proovi uuesti ${when}.`,
  },
  start: {
    text: 'Ürituste lehed, registreerimine ja kalendrid, mille saab salvestada ühe puudutusega.',
    docs: 'Dokumentatsioon',
  },
  signIn: {
    title: 'Logi sisse',
    button: 'Logi sisse',
    or: 'või',
    link: 'Saada mulle sisselogimislink',
    forgot: 'Unustasid parooli?',
    already: (email) => `Oled sisse logitud aadressiga ${email}.`,
  },
  ask: {
    title: 'Küsi linki',
    text: 'See server ei saa e-kirju saata. Küsi sisselogimislinki selle haldajalt. Ta saab selle luua selle käsuga:',
    operator: 'Küsi sisselogimislinki selle serveri haldajalt. Ta saab selle luua selle käsuga:',
  },
  sent: {
    title: 'Vaata oma postkasti',
    link: (email) => `Kui aadressil ${email} on konto, on sisselogimislink teel. See toimib ühe korra, 15 minutit.`,
    password: (email) =>
      `Kui aadressil ${email} on konto, on uue parooli valimise link teel. See toimib ühe korra, ühe tunni.`,
    spam: 'Midagi ei tulnud? Vaata rämpsposti või kontrolli aadressi.',
  },
  forgot: {
    title: 'Unustasid parooli?',
    text: 'Sisesta oma e-posti aadress. Saadame sulle lingi, mille kaudu saad valida uue parooli.',
    button: 'Saada link',
  },
  choose: {
    title: 'Vali uus parool',
    text: (email) => `Kontole ${email}. Sinu teised seadmed logitakse välja.`,
    button: 'Salvesta ja logi sisse',
  },
  link: {
    title: 'Peaaegu valmis',
    text: (email) => `Jätka, et logida sisse aadressiga ${email}.`,
    button: 'Logi sisse',
  },
  owner: {
    title: 'Loo konto',
    text: (organization) => `Sinust saab omanik: ${organization}.`,
    button: 'Loo konto',
  },
  invitation: {
    title: (organization) => `Liitu: ${organization}`,
    by: 'Kutsuja',
    role: 'Sinu roll',
    account: 'Sinu konto',
    button: 'Võta kutse vastu',
    other: (email) => `Oled sisse logitud aadressiga ${email}. Kui võtad kutse vastu, see seanss lõpeb.`,
    signIn: (email) => `See kutse on aadressile ${email}. Selle vastuvõtmiseks logi sisse selle kontoga.`,
  },
  newAddress: {
    title: 'Kinnita uus e-posti aadress',
    text: (email) => `Edaspidi logid sisse aadressiga ${email}. Sinu teised seadmed logitakse välja.`,
    button: 'Kinnita aadress',
    signIn: 'Uue aadressi kinnitamiseks logi oma kontole sisse.',
  },
  outdated: {
    title: 'See link enam ei toimi',
    text: 'See võib olla aegunud või juba kasutatud. Võid uue küsida.',
    invitation: 'See võib olla aegunud või juba kasutatud. Küsi uus sellelt, kes sind kutsus.',
    used: 'See võib olla aegunud või juba kasutatud.',
  },
  passkey: {
    button: 'Logi sisse pääsuvõtmega',
    failed: 'See pääsuvõti siin ei toimi. Proovi uuesti või logi sisse muul viisil.',
  },
  oidc: {
    button: (name) => `Jätka: ${name}`,
    titles: { failed: 'Sisselogimine ei õnnestunud', account: 'Sellel kontol pole siin ligipääsu' },
    again: 'Proovi uuesti',
    other: 'Kasuta teist kontot',
    texts: {
      away: (name) => `${name} praegu ei vasta. Proovi mõne minuti pärast uuesti.`,
      busy: () => 'Katseid oli liiga palju. Proovi minuti pärast uuesti.',
      cancelled: (name) => `Sisselogimine katkestati: ${name}.`,
      outdated: () => 'See võttis liiga kaua või avati leht kaks korda. Alusta selles brauseris uuesti.',
      wrong: (name) =>
        `${name} ja see server ei ole sisselogimises ühel meelel. Proovi uuesti. Kui see kordub, teata serveri haldajale.`,
      unverified: (name) =>
        `${name} ei kinnita sinu e-posti aadressi. Kinnita see enne seal või palu seda oma administraatorilt.`,
      unknown: () => 'Selle e-posti aadressiga pole veel kellelgi ligipääsu. Palu kolleegil end kutsuda.',
      'no-role': (name) => `Sinu konto (${name}) pole üheski ligipääsuga rühmas. Palu administraatoril end lisada.`,
      taken: (name) => `Selle e-posti aadressi juurde kuulub juba teine konto (${name}). Küsi serveri haldajalt.`,
    },
  },
  signedOut: {
    title: 'Oled välja logitud',
    text: 'Peatse kohtumiseni.',
    again: 'Logi uuesti sisse',
  },
  home: {
    noScript: 'Rakendus vajab JavaScripti. Lülita see brauseris sisse ja laadi leht uuesti.',
    signOut: 'Logi välja',
  },
  missing: {
    title: 'Seda lehte ei ole',
    text: 'Kontrolli, kas aadressis on trükiviga, või alusta uuesti.',
  },
  tooLarge: {
    title: 'See vorm on liiga suur',
    text: 'Midagi ei salvestatud. Mine tagasi ja lühenda sisestatut.',
  },
  otherSite: {
    title: 'See vorm ei tulnud meie lehelt',
    text: 'Sinu konto kaitseks ei muudetud midagi. Ava leht uuesti.',
  },
  crowded: {
    title: 'Üks hetk',
    text: 'Praegu logib sisse liiga palju inimesi. Proovi mõne sekundi pärast uuesti.',
  },
  mails: {
    sign_in_link: {
      subject: 'Sinu sisselogimislink',
      headline: 'Logi sisse',
      content:
        'Selle nupuga logid ühe korra sisse, 15 minuti jooksul. Kui sa seda ei palunud, jäta see kiri tähelepanuta.',
      button: 'Logi sisse',
    },
    password_reset: {
      subject: 'Vali uus parool',
      headline: 'Vali uus parool',
      content:
        'Nupp toimib ühe korra, ühe tunni. Kui sa seda ei palunud, jäta see kiri tähelepanuta ja parool jääb samaks.',
      button: 'Vali uus parool',
    },
    password_changed: {
      subject: 'Sinu parool on muudetud',
      headline: 'Sinu parool on muudetud',
      content:
        'Sinu teised seadmed on välja logitud. See polnud sina? Vali kohe uus parool ja teata serveri haldajale.',
      button: 'Vali uus parool',
    },
    passkey_added: {
      subject: 'Sinu kontole lisati pääsuvõti',
      content:
        'Sellega saab sinu nimel sisse logida. See polnud sina? Logi sisse, eemalda see ja teata serveri haldajale.',
    },
    passkey_removed: {
      subject: 'Sinu kontolt eemaldati pääsuvõti',
      content:
        'Sellega ei saa enam sisse logida. See polnud sina? Logi sisse, kontrolli oma kontot ja teata serveri haldajale.',
    },
    email_change: {
      subject: 'Kinnita uus e-posti aadress',
      content:
        'Nupp toimib ühe korra, 15 minutit. Pärast seda logid sisse selle aadressiga. Kui sa seda ei palunud, jäta see kiri tähelepanuta ja midagi ei muutu.',
      button: 'Kinnita aadress',
    },
    email_taken: {
      subject: 'Selle aadressiga konto on juba olemas',
      content:
        'Keegi soovis seda kasutada teise konto jaoks. Midagi ei muudetud. Kui see olid sina, logi selle aadressiga sisse või vali teine. Muul juhul jäta see kiri tähelepanuta.',
    },
    email_changed: {
      subject: 'Sinu konto e-posti aadress on muudetud',
      content: (email) =>
        `Uus aadress on ${email}. Sinu teised seadmed on välja logitud. See polnud sina? Teata kohe serveri haldajale.`,
    },
    invitation: {
      subject: (organization) => `Liitu: ${organization}`,
      headline: (organization) => `Sind on kutsutud: ${organization}`,
      by: (inviter) => `${inviter} soovib koos sinuga üritusi korraldada.`,
      content: 'Kutse kehtib 7 päeva.',
      button: 'Vaata kutset',
    },
    reason: 'Saad selle kirja, sest sul on selles serveris konto.',
    invited: 'Saad selle kirja, sest keegi kutsus selle aadressi.',
    claimed: 'Saad selle kirja, sest keegi soovib seda aadressi oma konto jaoks kasutada.',
  },
}
