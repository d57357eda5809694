import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Sähköpostiosoite',
  password: 'Salasana',
  newPassword: 'Uusi salasana',
  name: 'Nimesi',
  optional: 'valinnainen',
  passwordHint: 'Vähintään 10 merkkiä. Muutama satunnainen sana toimii hyvin.',
  passwordOptional: 'Voit jättää sen tyhjäksi ja kirjautua toisella tavalla.',
  back: 'Takaisin kirjautumiseen',
  proceed: 'Jatka',
  roles: { owner: 'Omistaja', admin: 'Ylläpitäjä', editor: 'Toimittaja', viewer: 'Lukija' },
  errors: {
    email: 'Syötä sähköpostiosoite, kuten anna@example.org.',
    name: 'Kirjoita nimesi yhdelle riville.',
    wrong: 'Sähköpostiosoite tai salasana ei ole oikein.',
    missingPassword: 'Syötä salasanasi.',
    short: 'Käytä vähintään 10 merkkiä.',
    long: 'Käytä enintään 1000 merkkiä.',
    common: 'Tämä on yksi yleisimmistä salasanoista. Valitse toinen.',
    taken: 'Osoitteella on jo tili. Käytä toista.',
    several: 'Tarkista merkityt kentät.',
    noPasswords: 'Tällä palvelimella ei käytetä salasanoja. Kirjaudu toisella tavalla.',
    noLinks: 'Tällä palvelimella ei käytetä sähköpostilinkkejä. Kirjaudu toisella tavalla.',
    tooMany: (when) => `Liian monta yritystä. Yritä uudelleen ${when}.`,
    tooManyMails: (when) => `Olemme jo lähettäneet useita viestejä. Katso postilaatikkosi tai yritä uudelleen ${when}.`,
  },
  start: {
    text: 'Tapahtumasivut, ilmoittautumiset ja kalenterit, jotka tallentuvat yhdellä napautuksella.',
    docs: 'Ohjeet',
  },
  signIn: {
    title: 'Kirjaudu sisään',
    button: 'Kirjaudu sisään',
    or: 'tai',
    link: 'Lähetä kirjautumislinkki sähköpostiin',
    forgot: 'Unohditko salasanan?',
    already: (email) => `Olet kirjautunut osoitteella ${email}.`,
  },
  ask: {
    title: 'Pyydä linkki',
    text: 'Tämä palvelin ei voi lähettää sähköpostia. Pyydä kirjautumislinkki palvelimen ylläpitäjältä. Hän voi luoda sen tällä komennolla:',
    operator: 'Pyydä kirjautumislinkki tämän palvelimen ylläpitäjältä. Hän voi luoda sen tällä komennolla:',
  },
  sent: {
    title: 'Katso postilaatikkosi',
    link: (email) =>
      `Jos osoitteella ${email} on tili, kirjautumislinkki on matkalla. Se toimii kerran, 15 minuutin ajan.`,
    password: (email) =>
      `Jos osoitteella ${email} on tili, linkki uuden salasanan valintaan on matkalla. Se toimii kerran, tunnin ajan.`,
    spam: 'Eikö viestiä näy? Katso roskapostista tai tarkista osoite.',
  },
  forgot: {
    title: 'Unohditko salasanan?',
    text: 'Syötä sähköpostiosoitteesi. Lähetämme linkin, josta voit valita uuden salasanan.',
    button: 'Lähetä linkki',
  },
  choose: {
    title: 'Valitse uusi salasana',
    text: (email) => `Tilille ${email}. Muut laitteesi kirjataan ulos.`,
    button: 'Tallenna ja kirjaudu',
  },
  link: {
    title: 'Melkein valmista',
    text: (email) => `Jatka kirjautuaksesi osoitteella ${email}.`,
    button: 'Kirjaudu sisään',
  },
  owner: {
    title: 'Luo tili',
    text: (organization) => `Sinusta tulee omistaja: ${organization}.`,
    button: 'Luo tili',
  },
  invitation: {
    title: (organization) => `Liity: ${organization}`,
    by: 'Kutsuja',
    role: 'Roolisi',
    account: 'Tilisi',
    button: 'Hyväksy kutsu',
    other: (email) => `Olet kirjautunut osoitteella ${email}. Jos hyväksyt, tämä istunto päättyy.`,
    signIn: (email) => `Kutsu on osoitteelle ${email}. Kirjaudu sillä tilillä hyväksyäksesi sen.`,
  },
  newAddress: {
    title: 'Vahvista uusi sähköpostiosoitteesi',
    text: (email) => `Kirjaudut jatkossa osoitteella ${email}. Muut laitteesi kirjataan ulos.`,
    button: 'Vahvista osoite',
    signIn: 'Vahvista uusi osoite kirjautumalla tilillesi.',
  },
  outdated: {
    title: 'Linkki ei enää toimi',
    text: 'Se on ehkä vanhentunut tai jo käytetty. Voit pyytää uuden.',
    invitation: 'Se on ehkä vanhentunut tai jo käytetty. Pyydä uusi henkilöltä, joka kutsui sinut.',
    used: 'Se on ehkä vanhentunut tai jo käytetty.',
  },
  passkey: {
    button: 'Kirjaudu pääsyavaimella',
    failed: 'Tämä pääsyavain ei toimi täällä. Yritä uudelleen tai kirjaudu toisella tavalla.',
  },
  oidc: {
    button: (name) => `Jatka: ${name}`,
    titles: { failed: 'Kirjautuminen ei onnistunut', account: 'Tällä tilillä ei ole pääsyä tänne' },
    again: 'Yritä uudelleen',
    other: 'Käytä toista tiliä',
    texts: {
      away: (name) => `${name} ei vastaa juuri nyt. Yritä uudelleen muutaman minuutin kuluttua.`,
      busy: () => 'Yrityksiä on ollut liikaa. Yritä uudelleen minuutin kuluttua.',
      cancelled: (name) => `Kirjautuminen peruttiin: ${name}.`,
      outdated: () => 'Se kesti liian kauan, tai sivu avattiin kahdesti. Aloita alusta tässä selaimessa.',
      wrong: (name) =>
        `${name} ja tämä palvelin ovat eri mieltä kirjautumisesta. Yritä uudelleen. Jos se toistuu, kerro palvelimen ylläpitäjälle.`,
      unverified: (name) =>
        `${name} ei vahvista sähköpostiosoitettasi. Vahvista se ensin siellä tai pyydä sitä ylläpitäjältäsi.`,
      unknown: () => 'Kenelläkään ei ole vielä pääsyä tällä sähköpostiosoitteella. Pyydä kollegaa kutsumaan sinut.',
      'no-role': (name) =>
        `Tilisi (${name}) ei ole missään ryhmässä, jolla on pääsy. Pyydä ylläpitäjää lisäämään sinut.`,
      taken: (name) => `Tähän sähköpostiosoitteeseen kuuluu jo toinen tili (${name}). Kysy palvelimen ylläpitäjältä.`,
    },
  },
  signedOut: {
    title: 'Olet kirjautunut ulos',
    text: 'Nähdään pian.',
    again: 'Kirjaudu uudelleen',
  },
  home: {
    noScript: 'Sovellus tarvitsee JavaScriptin. Ota se käyttöön selaimessa ja lataa sivu uudelleen.',
    signOut: 'Kirjaudu ulos',
  },
  missing: {
    title: 'Tätä sivua ei ole',
    text: 'Tarkista osoite kirjoitusvirheiden varalta tai aloita alusta.',
  },
  tooLarge: {
    title: 'Lomake on liian suuri',
    text: 'Mitään ei tallennettu. Palaa takaisin ja lyhennä kirjoittamaasi.',
  },
  otherSite: {
    title: 'Lomake ei tullut meidän sivultamme',
    text: 'Tilisi suojaamiseksi mitään ei muutettu. Avaa sivu uudelleen.',
  },
  crowded: {
    title: 'Hetkinen',
    text: 'Liian moni kirjautuu juuri nyt. Yritä uudelleen muutaman sekunnin kuluttua.',
  },
  mails: {
    sign_in_link: {
      subject: 'Kirjautumislinkkisi',
      headline: 'Kirjaudu sisään',
      content:
        'Tällä painikkeella kirjaudut kerran, 15 minuutin kuluessa. Jos et pyytänyt tätä, jätä viesti huomiotta.',
      button: 'Kirjaudu sisään',
    },
    password_reset: {
      subject: 'Valitse uusi salasana',
      headline: 'Valitse uusi salasana',
      content:
        'Painike toimii kerran, tunnin ajan. Jos et pyytänyt tätä, jätä viesti huomiotta. Salasanasi pysyy ennallaan.',
      button: 'Valitse uusi salasana',
    },
    password_changed: {
      subject: 'Salasanasi on vaihdettu',
      headline: 'Salasanasi on vaihdettu',
      content:
        'Muut laitteesi on kirjattu ulos. Etkö se ollut sinä? Valitse heti uusi salasana ja kerro palvelimen ylläpitäjälle.',
      button: 'Valitse uusi salasana',
    },
    passkey_added: {
      subject: 'Tilillesi lisättiin pääsyavain',
      content:
        'Sillä voi kirjautua sinuna. Etkö se ollut sinä? Kirjaudu sisään, poista se ja kerro palvelimen ylläpitäjälle.',
    },
    passkey_removed: {
      subject: 'Tililtäsi poistettiin pääsyavain',
      content:
        'Sillä ei voi enää kirjautua. Etkö se ollut sinä? Kirjaudu sisään, tarkista tilisi ja kerro palvelimen ylläpitäjälle.',
    },
    email_change: {
      subject: 'Vahvista uusi sähköpostiosoitteesi',
      content:
        'Painike toimii kerran, 15 minuutin ajan. Sen jälkeen kirjaudut tällä osoitteella. Jos et pyytänyt tätä, jätä viesti huomiotta. Mikään ei muutu.',
      button: 'Vahvista osoite',
    },
    email_taken: {
      subject: 'Tällä osoitteella on jo tili',
      content:
        'Joku halusi käyttää sitä toisella tilillä. Mitään ei muutettu. Jos se olit sinä, kirjaudu tällä osoitteella tai valitse toinen. Muussa tapauksessa jätä viesti huomiotta.',
    },
    email_changed: {
      subject: 'Tilisi sähköpostiosoite on vaihdettu',
      content: (email) =>
        `Uusi osoite on ${email}. Muut laitteesi on kirjattu ulos. Etkö se ollut sinä? Kerro heti palvelimen ylläpitäjälle.`,
    },
    invitation: {
      subject: (organization) => `Liity: ${organization}`,
      headline: (organization) => `Sinut on kutsuttu: ${organization}`,
      by: (inviter) => `${inviter} haluaa tehdä tapahtumia kanssasi.`,
      content: 'Kutsu on voimassa 7 päivää.',
      button: 'Näytä kutsu',
    },
    reason: 'Saat tämän viestin, koska sinulla on tili tällä palvelimella.',
    invited: 'Saat tämän viestin, koska joku kutsui tämän osoitteen.',
    claimed: 'Saat tämän viestin, koska joku haluaa käyttää tätä osoitetta tilillään.',
  },
}
