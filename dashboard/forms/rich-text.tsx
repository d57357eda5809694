import { TextField } from '../kit/index.ts'

interface RichTextProps {
  readonly name?: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onInput: (html: string) => void
  readonly isDisabled?: boolean
}

/** Text with emphasis, lists and links, as HTML. */
export function RichText(props: RichTextProps) {
  return <TextField {...props} rows={6} />
}
