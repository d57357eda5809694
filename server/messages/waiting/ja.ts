import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'キャンセル待ちに登録しました：{{event}}',
      headline: 'キャンセル待ちに登録しました',
      content:
        '現在は満席です。お席の空きが出たら、メールでご案内します。ご都合が変わった場合は、いつでもキャンセル待ちを取り消せます。',
      button_label: '順番を見る',
    },
    rsvp_waiting_offer: {
      subject: 'お席をご用意できました：{{event}}',
      headline: 'お席をご用意できました',
      content:
        '順番が回ってきましたので、お席を確保しています。期限までに参加を確定するか、ご辞退ください。ご辞退の場合は、次の方にご案内します。',
      button_label: '参加を確定する',
    },
    rsvp_waiting_lapsed: {
      subject: 'ご案内の期限が過ぎました：{{event}}',
      headline: 'ご案内の期限が過ぎました',
      content: 'お席を確保していましたが、期限を過ぎたため取り消されました。キャンセル待ちの登録も解除されています。',
      button_label: 'まだ参加を希望する',
    },
  },
  several: (seats) => ({
    joined: `現在は満席です。${seats}席の空きが出たら、メールでご案内します。ご都合が変わった場合は、いつでもキャンセル待ちを取り消せます。`,
    offer: {
      headline: `${seats}席をご用意できました`,
      content:
        '順番が回ってきましたので、お席を確保しています。期限までに参加を確定するか、ご辞退ください。ご辞退の場合は、次の方にご案内します。',
      button_label: `${seats}席で参加を確定する`,
    },
    lapsed: `${seats}席を確保していましたが、期限を過ぎたため取り消されました。キャンセル待ちの登録も解除されています。`,
  }),
  status: 'キャンセル待ち',
  heldUntil: () => 'お席の確保期限',
  page: {
    join: 'キャンセル待ちに登録する',
    leave: 'キャンセル待ちを取り消す',
    decline: '辞退する',
    closed: 'キャンセル待ちは終了しました',
    closedText: '今後、お席のご案内はございません。',
    left: 'キャンセル待ちを取り消しました',
    confirm: 'あと1クリックで、キャンセル待ちの登録が完了します。',
  },
}
