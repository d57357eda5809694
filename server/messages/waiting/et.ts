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
      subject: 'Sinu pakkumine on aegunud: {{event}}',
      headline: 'Sinu pakkumine on aegunud',
      content: 'Hoidsime sulle kohta kinni, kuid selle vastuvõtmise aeg sai läbi. Sa ei ole enam ootenimekirjas.',
      button_label: 'Soovin endiselt tulla',
    },
  },
  status: 'Ootenimekirjas',
  heldUntil: 'Hoiame sulle kohta kuni',
  page: {
    join: 'Liitu ootenimekirjaga',
    text: 'Liitu ootenimekirjaga ja anname sulle e-kirjaga teada, kui sinu jaoks koht vabaneb.',
    position: (position) => `Oled järjekorras ${position}. kohal.`,
    leave: 'Lahku ootenimekirjast',
    decline: 'Ei, aitäh',
    done: 'Anname sulle e-kirjaga teada, kui sinu jaoks koht vabaneb.',
    holds: (time: string) => `Selle vastuvõtmiseks on aega ${time}.`,
    leaveByMail: 'Plaanid muutusid? Meie e-kirjas oleva lingiga võid ootenimekirjast igal ajal lahkuda.',
    closed: 'Ootenimekiri on suletud',
    closedText: 'Rohkem kohti ei pakuta.',
    left: 'Sa ei ole enam ootenimekirjas',
    confirm: 'Üks klõps ja oledki ootenimekirjas.',
  },
}
