/** Something that is filled in when a mail is sent: `{{event}}`. */
export interface Variable {
  readonly name: string
  readonly description: string
  readonly sample: string
}
