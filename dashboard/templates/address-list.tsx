import { limits } from '@kalends/contract'
import { Button, Field } from '../kit/index.ts'
import { words } from '../words.ts'

interface AddressListProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly errors: Readonly<Record<string, string>>
  readonly isDisabled: boolean
  readonly value: readonly string[] | null
  readonly onChange: (addresses: string[] | null) => void
}

/** Addresses of images, one in each line. */
export function AddressList({ errors, value, onChange, isDisabled, ...field }: AddressListProps) {
  const texts = words.templates.lists
  const addresses = value ?? []
  const [wrong] = Object.entries(errors).filter(([name]) => name === field.name || name.startsWith(`${field.name}[`))
  const change = (next: string[]) => onChange(next.length === 0 ? null : next)
  return (
    <Field {...field} error={wrong?.[1]}>
      {(attributes) => (
        <div {...attributes} role="group" aria-label={field.label} class="stack">
          {addresses.map((address, position) => (
            <div key={position} class="address-row">
              <input
                class="input"
                type="url"
                placeholder="https://"
                aria-label={texts.addressOf(position + 1)}
                value={address}
                disabled={isDisabled}
                onInput={({ currentTarget }) => change(addresses.with(position, currentTarget.value))}
              />
              {!isDisabled && (
                <Button
                  kind="quiet"
                  icon="close"
                  label={`${words.common.remove}: ${texts.addressOf(position + 1)}`}
                  onClick={() => change(addresses.toSpliced(position, 1))}
                />
              )}
            </div>
          ))}
          {!isDisabled && addresses.length < limits.images && (
            <span>
              <Button size="small" icon="add" onClick={() => change([...addresses, ''])}>
                {texts.addAddress}
              </Button>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
