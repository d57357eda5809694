import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Oled ootenimekirjas: {{event}}',
      headline: 'Oled ootenimekirjas',
      content:
        'Praegu on kõik kohad täis. Kui mõni vabaneb, pakume seda sulle e-kirjaga. Plaanid muutusid? Võid ootenimekirjast igal ajal lahkuda.',
      button_label: 'Vaata oma järjekohta',
    },
    rsvp_waiting_offer: {
      subject: 'Sulle vabanes koht: {{event}}',
      headline: 'Sulle vabanes koht',
      content:
        'Hea uudis: nüüd on sinu kord ja hoiame sulle koha kinni. Võta see õigel ajal vastu või loobu, et järgmine saaks tulla.',
      button_label: 'Võta koht vastu',
    },
    rsvp_waiting_lapsed: {
      subject: 'Sinu broneering on aegunud: {{event}}',
      headline: 'Sinu broneering on aegunud',
      content: 'Hoidsime sulle kohta kinni, kuid selle vastuvõtmise aeg sai läbi. Sa ei ole enam ootenimekirjas.',
      button_label: 'Soovin endiselt tulla',
    },
  },
  several: (seats) => ({
    joined: `Praegu on kõik kohad täis. Kui ${seats} kohta vabaneb, pakume neid sulle e-kirjaga. Plaanid muutusid? Võid ootenimekirjast igal ajal lahkuda.`,
    offer: {
      headline: `Sulle vabanes ${seats} kohta`,
      content:
        'Hea uudis: nüüd on sinu kord ja hoiame sulle kohad kinni. Võta need õigel ajal vastu või loobu, et järgmine saaks tulla.',
      button_label: `Võta ${seats} kohta vastu`,
    },
    lapsed: `Hoidsime sulle ${seats} kohta kinni, kuid nende vastuvõtmise aeg sai läbi. Sa ei ole enam ootenimekirjas.`,
  }),
  status: 'Ootenimekirjas',
  heldUntil: (seats) => (seats === 1 ? 'Hoiame sulle kohta kuni' : 'Hoiame sulle kohti kuni'),
  page: {
    join: 'Liitu ootenimekirjaga',
    leave: 'Lahku ootenimekirjast',
    decline: 'Ei, aitäh',
    closed: 'Ootenimekiri on suletud',
    closedText: 'Rohkem kohti ei pakuta.',
    left: 'Sa ei ole enam ootenimekirjas',
    confirm: 'Üks klõps ja oledki ootenimekirjas.',
  },
}
