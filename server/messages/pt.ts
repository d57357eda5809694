import { signUp } from '@kalends/button/messages/sign-up/pt'
import type { Messages } from './en.ts'
import { event } from './event/pt.ts'
import { mail } from './mail/pt.ts'
import { ticket } from './ticket/pt.ts'
import { waiting } from './waiting/pt.ts'

export const pt: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Garantir minha vaga',
    full: 'Vagas esgotadas',
    closed: 'As inscrições estão encerradas',
    errors: {
      ...signUp.errors,
      several: 'Verifique os campos marcados.',
      unavailable: 'Não foi possível salvar sua inscrição. Tente novamente em instantes.',
    },
    confirm: {
      text: 'Um clique e sua inscrição está confirmada.',
      button: 'Confirmar meu e-mail',
      done: 'Tudo certo',
      lapsed: 'Inscrições não confirmadas em até uma hora são removidas.',
    },
    manage: {
      title: 'Sua inscrição',
      save: 'Salvar alterações',
      saved: 'Suas alterações foram salvas.',
      ticket: mail.ticket,
      data: 'Seus dados',
      download: 'Baixar meus dados',
      erase: 'Apagar meus dados',
      eraseText: 'Seu endereço de e-mail e tudo o que você preencheu serão apagados definitivamente.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'O que fazer com a sua vaga?',
              release: 'Liberar para outra pessoa',
              keep: 'Manter, sem o meu nome',
            }
          : {
              question: 'O que fazer com as suas vagas?',
              release: 'Liberar para outras pessoas',
              keep: 'Manter, sem o meu nome',
            },
      eraseButton: 'Apagar definitivamente',
      erased: 'Seus dados foram apagados',
      erasedText: 'Seu nome e seu e-mail foram apagados.',
      released: (seats) =>
        seats === 1
          ? 'Seu nome e seu e-mail foram apagados, e sua vaga está livre de novo.'
          : 'Seu nome e seu e-mail foram apagados, e suas vagas estão livres de novo.',
      kept: (seats) =>
        seats === 1
          ? 'Seu nome e seu e-mail foram apagados. Sua vaga continua ocupada.'
          : 'Seu nome e seu e-mail foram apagados. Suas vagas continuam ocupadas.',
    },
    access: {
      title: 'Altere sua inscrição',
      text: 'Digite o e-mail que você usou na inscrição. Enviaremos um link para você alterá-la.',
      button: 'Receber um link',
      sent: 'Se houver uma inscrição com este e-mail, você receberá um link em instantes.',
      crowded:
        'Se você confirmou uma inscrição com este e-mail, receberá um link em instantes. Caso contrário, há mensagens demais na fila para este endereço. Tente novamente mais tarde.',
    },
    unsubscribe: {
      title: 'Deixar de receber atualizações?',
      text: 'Não enviaremos mais e-mails quando um evento desta organização mudar. Sua inscrição continua como está.',
      button: 'Deixar de receber',
      done: 'Você não receberá mais atualizações',
    },
    outdated: {
      title: 'Este link não é mais válido',
      text: 'Ele pode ter expirado ou já ter sido usado. Você pode pedir um novo.',
    },
  },
  mail,
  page: {
    icalFile: 'Arquivo iCal',
    allDay: 'Dia inteiro',
    cancelled: 'Cancelado',
    tentative: 'A confirmar',
    over: 'Encerrado',
    close: 'Fechar',
    copy: 'Copiar',
    copied: 'Copiado',
    pageAddress: 'Link da página',
    anyway: 'Tentar mesmo assim',
    otherCalendars: 'Outros calendários',
    add: 'Adicionar ao calendário',
    addTo: (calendar) => `Adicionar ao ${calendar}`,
    madeWith: (product) => `Feito com ${product}`,
    event: {
      ...event,
      when: 'Quando',
      where: 'Onde',
      organizer: 'Organização',
      repeats: 'Repetição',
      nextDates: 'Próximas datas',
      pastDates: 'Datas passadas',
      about: 'Sobre este evento',
      more: (group) => `Mais eventos de ${group}`,
      yourTime: 'No seu fuso horário',
      online: 'Evento online',
      now: 'Acontecendo agora',
      over: 'Este evento já terminou',
      cancelled: 'Este evento foi cancelado',
    },
    repeats: {
      daily: 'Todos os dias',
      weekly: 'Toda semana',
      monthly: 'Todo mês',
      yearly: 'Todo ano',
      days: (count) => `A cada ${count} dias`,
      weeks: (count) => `A cada ${count} semanas`,
      months: (count) => `A cada ${count} meses`,
      years: (count) => `A cada ${count} anos`,
      exceptMonths: (months) => `exceto em ${months}`,
      until: (day) => `até ${day}`,
      times: (count) => (count === 1 ? 'uma vez' : `${count} vezes`),
      irregular: 'em datas selecionadas',
      workday: 'dia útil',
      day: 'dia',
      ordinals: (kind) =>
        ['MO', 'TU', 'WE', 'TH', 'FR'].includes(kind)
          ? ['na primeira', 'na segunda', 'na terceira', 'na quarta', 'na quinta', 'na última', 'na penúltima']
          : ['no primeiro', 'no segundo', 'no terceiro', 'no quarto', 'no quinto', 'no último', 'no penúltimo'],
      nth: (ordinals, day) => `${ordinals} ${day} do mês`,
      fromEnd: (position, day, kind) => {
        const isFeminine = ['MO', 'TU', 'WE', 'TH', 'FR'].includes(kind)
        if (position === 3) return `${isFeminine ? 'na antepenúltima' : 'no antepenúltimo'} ${day} do mês`
        return `${isFeminine ? `na ${position}ª` : `no ${position}º`} ${day} a contar do fim do mês`
      },
      monthDay: (day) => `no dia ${day}`,
      monthDays: (days) => `${days} do mês`,
    },
    share: {
      title: 'Compartilhar',
      mail: 'Enviar por e-mail',
      more: 'Outras formas de compartilhar',
      code: 'Código QR desta página',
    },
    group: {
      subscribe: 'Assinar calendário',
      subscribeWith: (calendar) => `Assinar via ${calendar}`,
      subscribed: 'Novos eventos e alterações aparecem automaticamente no seu calendário.',
      upcoming: 'Próximos eventos',
      none: 'Não há eventos programados no momento.',
      past: 'Eventos passados',
      noneFrom: (day) => `Não há eventos a partir de ${day}.`,
      further: 'Eventos seguintes',
    },
    cta: {
      thanks: 'Obrigado',
      back: 'Voltar ao evento',
      backToGroup: 'Voltar ao calendário',
      go: 'Continuar',
      send: 'Enviar',
      sending: 'Enviando…',
      required: 'Preencha este campo.',
      choose: 'Escolha uma opção.',
      tick: 'Marque esta caixa.',
      number: 'Digite um número.',
      sent: 'Seu formulário foi enviado.',
      failed: 'Não foi possível enviar seu formulário. Tente novamente.',
      optional: 'opcional',
      goesTo: (host) => `Seus dados serão enviados para ${host}.`,
    },
    missing: {
      title: 'Página não encontrada',
      text: 'O link pode estar incompleto ou o evento não é mais público.',
    },
    unpublished: {
      title: 'Este evento não é público',
      text: 'Ele ainda não foi publicado ou saiu do ar.',
    },
    unavailable: {
      title: 'Esta página não está disponível no momento',
      text: 'Tivemos um problema do nosso lado. Tente novamente em instantes.',
      again: 'Tentar novamente',
    },
    dates: {
      title: 'Escolha uma data',
      text: 'Este evento acontece em várias datas. Você pode adicioná-las uma a uma.',
      all: 'Todas as datas em um arquivo',
    },
    calledOff: {
      title: 'Esta data foi cancelada',
      text: 'Não há nada para adicionar. Se ela já estiver no seu calendário, este arquivo a atualiza.',
      file: 'Atualizar meu calendário',
    },
    series: {
      title: 'Este evento se repete',
      text: (calendar) =>
        `${calendar} não consegue adicionar eventos recorrentes a partir de um link. Escolha outro calendário para todas as datas ou adicione apenas uma.`,
      whole: 'Todas as datas',
      next: 'Apenas a próxima data',
      all: 'Todas as datas da série serão adicionadas, não apenas esta.',
    },
    inApp: {
      title: 'Abra esta página no navegador',
      text: 'Este aplicativo não consegue abrir seu calendário. O navegador consegue.',
      steps: ['Copie o endereço.', 'Abra o navegador e cole-o lá.'],
    },
    safari: {
      title: 'Abra esta página no Safari',
      text: 'Este navegador não permite assinar calendários. O Safari permite.',
      steps: ['Copie o endereço.', 'Abra o Safari e cole-o lá.'],
    },
    subscribe: {
      title: 'Assinar este calendário',
      address: 'Endereço do calendário',
      byHand: (calendar) =>
        `${calendar} não permite assinar com um toque. Copie o endereço e adicione-o em ${calendar} como um calendário para acompanhar.`,
      cannot: (calendar) =>
        `${calendar} não permite assinar este calendário. Escolha outro calendário ou copie o endereço.`,
      onComputer: (calendar) =>
        `${calendar} só aceita novas assinaturas no computador. Abra esta página nele ou copie o endereço.`,
    },
  },
}
