import { Resolver } from 'node:dns/promises'
import { type Settings, SettingsError } from '../config.ts'

/** Uses the name servers from the settings, or those of the machine. */
export function resolverFor({ dnsServers }: Pick<Settings, 'dnsServers'>): Resolver {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (dnsServers.length === 0) return resolver
  try {
    resolver.setServers(dnsServers)
  } catch (error) {
    throw new SettingsError(
      `DNS_SERVERS is "${dnsServers.join()}", but it must be addresses such as 9.9.9.9,127.0.0.1:5353.`,
      { cause: error },
    )
  }
  return resolver
}

/** All addresses of a name. A family without records, or one whose lookup fails, contributes none. */
export async function addressesOf(name: string, resolver: Resolver): Promise<string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
